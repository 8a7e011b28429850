import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./CentrePanel.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['centre'],
  minHeight: 480,
});

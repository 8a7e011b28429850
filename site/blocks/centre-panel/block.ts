import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./CentrePanel.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['centre', 'club'],
  minHeight: 480,
});

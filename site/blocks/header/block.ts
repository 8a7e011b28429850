import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./Header.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 65,
});

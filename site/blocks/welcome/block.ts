import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./Welcome.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth'],
  minHeight: 240,
});

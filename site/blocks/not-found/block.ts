import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./NotFound.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 320,
});

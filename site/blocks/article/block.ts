import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./Article.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 480,
});

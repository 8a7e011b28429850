import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./Article.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['legal'],
  minHeight: 480,
});

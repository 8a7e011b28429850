import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Article.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['legal'],
  minHeight: 480,
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PointMall.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby', 'mall'],
  minHeight: 640,
  waiting: 'tiles',
});

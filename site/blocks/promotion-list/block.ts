import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PromotionList.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['content', 'lobby', 'payment', 'responsible'],
  minHeight: 640,
  waiting: 'tiles',
});

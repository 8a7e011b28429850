import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./LotteryOpened.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  loading: 'visible',
  minHeight: 480,
});

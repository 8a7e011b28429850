import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./LotteryBetting.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'lottery'],
  minHeight: 640,
});

import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./LotteryBets.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  // Not only in sight: it also announces results while the player stays above it.
  loading: 'idle',
  minHeight: 320,
});

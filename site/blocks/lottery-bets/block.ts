import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./LotteryBets.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  // Not only in sight: it also announces results while the player stays above it.
  loading: 'rest',
  minHeight: 320,
});

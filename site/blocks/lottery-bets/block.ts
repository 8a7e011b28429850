import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./LotteryBets.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  // Not loaded on visibility: it also announces results while the player is above it.
  loading: 'idle',
  minHeight: 320,
  waiting: 'list',
});

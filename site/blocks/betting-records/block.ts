import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./BettingRecords.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'lottery', 'records'],
  minHeight: 480,
  waiting: 'list',
});

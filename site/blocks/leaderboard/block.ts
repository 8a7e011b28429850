import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Leaderboard.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  minHeight: 392,
});

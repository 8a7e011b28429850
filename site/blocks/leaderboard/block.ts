import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./Leaderboard.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  minHeight: 392,
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SubGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['launch', 'lobby'],
  minHeight: 480,
});

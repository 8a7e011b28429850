import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SubGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'launch', 'lobby'],
  minHeight: 480,
  waiting: 'tiles',
});

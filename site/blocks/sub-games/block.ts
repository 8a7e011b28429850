import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./SubGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['launch', 'lobby'],
  minHeight: 480,
});

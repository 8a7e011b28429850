import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PopularGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  loading: 'visible',
  minHeight: 290,
});

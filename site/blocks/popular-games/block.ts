import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./PopularGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  loading: 'visible',
  minHeight: 290,
});

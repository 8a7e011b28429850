import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./HotGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby'],
  loading: 'visible',
  minHeight: ({ look }) => (look === 'grid' ? 470 : 240),
});

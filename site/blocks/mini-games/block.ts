import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./MiniGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'minigames', 'responsible'],
  minHeight: 320,
});

import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./MiniGames.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'minigames', 'responsible'],
  minHeight: 320,
});

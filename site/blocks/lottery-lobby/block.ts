import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./LotteryLobby.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'lottery'],
  minHeight: 640,
  waiting: 'tiles',
});

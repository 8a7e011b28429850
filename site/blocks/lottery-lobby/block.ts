import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./LotteryLobby.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  minHeight: 640,
});

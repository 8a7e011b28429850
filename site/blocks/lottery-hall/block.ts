import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./LotteryHall.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'lottery'],
  minHeight: 640,
  slots: { lobby: {}, game: {} },
});

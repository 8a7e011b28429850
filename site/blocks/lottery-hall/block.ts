import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./LotteryHall.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 640,
  slots: { lobby: {}, game: {} },
});

import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./RoomList.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 400,
});

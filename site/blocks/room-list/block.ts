import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RoomList.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['launch', 'lobby'],
  minHeight: 400,
  waiting: 'tiles',
});

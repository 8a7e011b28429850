import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ChatRoom.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['chat', 'kit', 'lobby'],
  minHeight: 400,
});

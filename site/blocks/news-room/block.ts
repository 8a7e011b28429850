import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./NewsRoom.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 560,
});

import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./BottomBar.tsx'),
  schema: () => import('./schema.ts'),
});

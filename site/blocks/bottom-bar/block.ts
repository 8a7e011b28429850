import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./BottomBar.tsx'),
  schema: () => import('./schema.ts'),
});

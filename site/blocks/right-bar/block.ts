import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./RightBar.tsx'),
  schema: () => import('./schema.ts'),
});

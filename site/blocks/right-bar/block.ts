import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./RightBar.tsx'),
  schema: () => import('./schema.ts'),
});

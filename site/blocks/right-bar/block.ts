import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RightBar.tsx'),
  schema: () => import('./schema.ts'),
});

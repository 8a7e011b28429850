import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Header.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 65,
});

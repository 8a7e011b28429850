import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./CategoryTiles.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 120,
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ComingSoon.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 240,
});

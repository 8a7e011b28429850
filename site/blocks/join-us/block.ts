import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./JoinUs.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club'],
  minHeight: 640,
});

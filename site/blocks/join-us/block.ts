import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./JoinUs.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club'],
  minHeight: 640,
});

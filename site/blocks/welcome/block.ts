import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Welcome.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth'],
  minHeight: 240,
});

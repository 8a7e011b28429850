import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Promises.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'visible',
  minHeight: ({ promises }) => (Array.isArray(promises) && promises.length > 1 ? 160 : 96),
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Footer.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'visible',
  minHeight: 240,
});

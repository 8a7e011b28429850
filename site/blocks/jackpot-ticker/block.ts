import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./JackpotTicker.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'visible',
  minHeight: 96,
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./JackpotTicker.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'visible',
  minHeight: 44,
});

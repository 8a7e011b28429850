import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./BannerStrip.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 150,
});

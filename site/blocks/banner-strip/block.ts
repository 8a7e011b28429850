import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./BannerStrip.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 150,
});

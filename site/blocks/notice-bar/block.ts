import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./NoticeBar.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 62,
});

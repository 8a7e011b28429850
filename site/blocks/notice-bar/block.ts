import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./NoticeBar.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 62,
});

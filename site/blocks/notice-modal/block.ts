import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./NoticeModal.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby'],
  minHeight: 240,
});

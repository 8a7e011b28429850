import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./AppDownload.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['download', 'lobby'],
  minHeight: 640,
});

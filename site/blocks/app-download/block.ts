import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./AppDownload.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['download', 'lobby'],
  minHeight: 640,
});

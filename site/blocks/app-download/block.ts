import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./AppDownload.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['download', 'lobby'],
  minHeight: 640,
});

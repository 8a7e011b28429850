import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SiteSearch.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'search'],
  minHeight: 480,
});

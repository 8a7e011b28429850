import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ConsentBanner.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'shell'],
  minHeight: 0,
});

import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./ConsentBanner.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'shell'],
  minHeight: 0,
});

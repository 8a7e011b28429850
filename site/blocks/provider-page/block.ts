import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./ProviderPage.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['launch', 'lobby'],
  minHeight: 480,
});

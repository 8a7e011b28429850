import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ProviderPage.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['launch', 'lobby'],
  minHeight: 480,
});

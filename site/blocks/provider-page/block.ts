import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./ProviderPage.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 480,
});

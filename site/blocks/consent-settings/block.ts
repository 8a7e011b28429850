import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ConsentSettings.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['shell'],
  minHeight: 200,
});

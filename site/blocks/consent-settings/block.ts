import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./ConsentSettings.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['shell'],
  minHeight: 200,
});

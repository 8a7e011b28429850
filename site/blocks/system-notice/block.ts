import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SystemNotice.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['shell'],
  minHeight: 480,
});

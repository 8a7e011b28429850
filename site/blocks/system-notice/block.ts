import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./SystemNotice.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['shell'],
  minHeight: 480,
});

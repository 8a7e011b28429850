import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./VipClub.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  minHeight: 640,
});

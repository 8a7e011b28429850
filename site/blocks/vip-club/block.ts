import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./VipClub.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'lobby'],
  minHeight: 640,
});

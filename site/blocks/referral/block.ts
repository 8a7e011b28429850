import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Referral.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'rewards'],
  minHeight: 640,
});

import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./Referral.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'rewards'],
  minHeight: 640,
});

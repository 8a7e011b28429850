import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./Referral.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'rewards'],
  minHeight: 640,
});

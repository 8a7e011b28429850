import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RewardCentre.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['content', 'kit', 'lobby', 'payment', 'responsible', 'rewards'],
  minHeight: 640,
  waiting: 'tiles',
});

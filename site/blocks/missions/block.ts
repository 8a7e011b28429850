import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Missions.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'kit', 'lobby', 'payment', 'responsible', 'rewards'],
  minHeight: 640,
  waiting: 'list',
});

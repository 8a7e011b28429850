import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./UserLoss.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'records', 'teamReports'],
  minHeight: 480,
  waiting: 'list',
});

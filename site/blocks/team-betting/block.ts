import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./TeamBetting.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'lottery', 'records', 'teamReports'],
  minHeight: 480,
  waiting: 'list',
});

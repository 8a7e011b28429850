import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ProfitReport.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'records'],
  minHeight: 640,
  waiting: 'list',
});

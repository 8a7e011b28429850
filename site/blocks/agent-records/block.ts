import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./AgentRecords.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'records'],
  minHeight: 480,
  waiting: 'list',
});

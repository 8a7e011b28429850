import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./TeamOverview.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['earnings', 'kit', 'lobby', 'records', 'teamReports'],
  minHeight: 900,
});

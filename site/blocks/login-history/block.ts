import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./LoginHistory.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'lobby', 'security'],
  minHeight: 480,
  waiting: 'list',
});

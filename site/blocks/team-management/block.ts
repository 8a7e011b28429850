import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./TeamManagement.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['cashier', 'kit', 'lobby', 'payment', 'records', 'responsible', 'team'],
  minHeight: 640,
  waiting: 'list',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ContractRequests.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'contracts', 'kit', 'lobby', 'payment', 'responsible'],
  minHeight: 320,
  waiting: 'list',
});

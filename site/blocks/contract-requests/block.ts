import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./ContractRequests.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'contracts', 'kit', 'lobby', 'payment', 'responsible'],
  minHeight: 320,
});

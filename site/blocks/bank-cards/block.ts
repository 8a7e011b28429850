import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./BankCards.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['cashier', 'kit', 'lobby', 'payment', 'responsible'],
  minHeight: 320,
  waiting: 'list',
});

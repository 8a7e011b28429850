import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Wallets.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'payment', 'responsible', 'wallets'],
  minHeight: 560,
});

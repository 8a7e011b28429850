import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./TransferUpline.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'payment', 'records', 'responsible', 'wallets'],
  minHeight: 480,
  waiting: 'form',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RegisterDownline.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'cashier', 'kit', 'lobby', 'payment', 'records', 'responsible', 'team'],
  minHeight: 640,
});

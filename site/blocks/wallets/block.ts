import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./Wallets.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 560,
});

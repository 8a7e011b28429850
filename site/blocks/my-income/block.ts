import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./MyIncome.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['earnings', 'kit', 'lobby', 'records'],
  minHeight: 640,
});

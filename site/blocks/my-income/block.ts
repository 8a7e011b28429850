import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./MyIncome.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['earnings', 'kit', 'lobby', 'records'],
  minHeight: 640,
  waiting: 'list',
});

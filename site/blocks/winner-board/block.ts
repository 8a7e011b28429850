import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./WinnerBoard.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby'],
  loading: 'visible',
  minHeight: ({ look }) => (look === 'strip' ? 110 : 240),
});

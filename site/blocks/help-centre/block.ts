import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./HelpCentre.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['content', 'kit', 'lobby'],
  minHeight: 560,
  waiting: 'list',
});

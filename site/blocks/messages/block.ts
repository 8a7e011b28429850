import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./Messages.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'messages'],
  minHeight: 480,
  waiting: 'list',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./AgeGate.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['responsible'],
  minHeight: 0,
});

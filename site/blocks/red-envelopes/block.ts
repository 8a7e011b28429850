import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RedEnvelopes.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['club', 'kit', 'lobby', 'mall', 'payment', 'responsible'],
  minHeight: 240,
});

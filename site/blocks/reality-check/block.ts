import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./RealityCheck.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['responsible'],
  loading: 'idle',
});

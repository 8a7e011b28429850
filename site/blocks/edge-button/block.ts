import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./EdgeButton.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'idle',
});

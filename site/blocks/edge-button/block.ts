import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./EdgeButton.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'rest',
});

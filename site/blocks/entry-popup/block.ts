import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./EntryPopup.tsx'),
  schema: () => import('./schema.ts'),
  loading: 'idle',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SessionClock.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['responsible'],
  // The strip is part of the frame around a game, which must not shift when it appears.
  loading: 'idle',
  minHeight: 33,
});

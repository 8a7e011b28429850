import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./FeedbackForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['feedback', 'lobby'],
  minHeight: 400,
  waiting: 'form',
});

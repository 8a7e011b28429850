import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PopupNotices.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['content', 'lobby'],
  minHeight: 200,
});

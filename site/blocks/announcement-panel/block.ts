import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./AnnouncementPanel.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['content', 'lobby'],
  minHeight: 400,
  waiting: 'list',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

/** Heights of the introduction, px: on a phone its lines wrap twice as often. */
const ABOUT_HEIGHTS = { phone: 677, tablet: 420, desktop: 372 };

export default defineBlock({
  load: () => import('./ResponsiblePlay.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['kit', 'lobby', 'responsible'],
  minHeight: ({ part }) => (part === 'about' ? ABOUT_HEIGHTS : 240),
});

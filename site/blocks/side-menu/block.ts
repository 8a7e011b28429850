import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SideMenu.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 560,
});

import { defineBlock } from '#site/assembler/registry.ts';

export default defineBlock({
  load: () => import('./VendorMenu.tsx'),
  schema: () => import('./schema.ts'),
  minHeight: 60,
});

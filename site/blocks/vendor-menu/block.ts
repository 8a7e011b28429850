import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./VendorMenu.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby'],
  minHeight: 60,
});

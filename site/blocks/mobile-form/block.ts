import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./MobileForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit', 'security'],
  minHeight: 360,
  waiting: 'form',
});

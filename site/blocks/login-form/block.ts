import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./LoginForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit'],
  minHeight: 560,
});

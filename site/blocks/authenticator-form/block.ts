import { defineBlock } from '#site/assembler/runtime/registry.ts';

export default defineBlock({
  load: () => import('./AuthenticatorForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit', 'lobby', 'security'],
  minHeight: 420,
});

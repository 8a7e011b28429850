import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./AuthenticatorForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit', 'lobby', 'security'],
  minHeight: 420,
});

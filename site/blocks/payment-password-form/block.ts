import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PaymentPasswordForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit', 'security'],
  minHeight: 320,
  waiting: 'form',
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./ForgotPasswordForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'kit'],
  minHeight: 400,
  waiting: 'form',
});

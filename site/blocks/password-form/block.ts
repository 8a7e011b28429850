import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./PasswordForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'security'],
  minHeight: 360,
  waiting: 'form',
});

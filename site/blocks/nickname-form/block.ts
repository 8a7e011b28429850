import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./NicknameForm.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['auth', 'security'],
  minHeight: 160,
  waiting: 'form',
});

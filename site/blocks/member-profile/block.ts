import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./MemberProfile.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'security'],
  minHeight: 200,
});

import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SecurityCentre.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['lobby', 'security'],
  minHeight: 640,
  waiting: 'list',
  slots: { profile: {}, sections: { allow: ['security-section'] } },
});

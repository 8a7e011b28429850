import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./InstallGuide.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['download'],
  minHeight: 280,
});

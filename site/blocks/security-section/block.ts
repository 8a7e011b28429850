import { defineBlock } from '#site/assembler/sdk/registry.ts';

export default defineBlock({
  load: () => import('./SecuritySection.tsx'),
  schema: () => import('./schema.ts'),
  namespaces: ['security'],
  minHeight: 76,
  slots: { form: {} },
});

import type { BlockDocs } from '#site/assembler/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What an agent’s team did in a period, beside as long before: figures and a chart over time. Stands in the agent centre.',
  props: {},
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'An agent’s team: its size, what its wallets hold together, and what it did in a period, beside as long before, in figures and a chart over time. Stands in the agent center.',
  props: {},
  examples: [{}],
};

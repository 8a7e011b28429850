import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Who of an agent’s team won and lost in a period, the largest loss first, with the money of each and of all. Stands in the agent center.',
  props: { pageSizes: 'How many rows a page may have; the first is what a list begins with.' },
  examples: [{}, { pageSizes: [10, 50] }],
};

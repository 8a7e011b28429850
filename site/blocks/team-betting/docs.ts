import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'What the members of an agent’s team have bet, by level, category, account and period; a member leads to the bets themselves. Stands in the agent center.',
  props: { pageSizes: 'How many rows a page may have; the first is what a list begins with.' },
  examples: [{}, { pageSizes: [10, 50] }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'An agent’s transfers, bonuses, deposits and withdrawals with the balance after each: filters, totals, export as a file. Stands in the agent center.',
  props: { pageSizes: 'How many rows a page may have; the first is what a list begins with.' },
  examples: [{}, { pageSizes: [10, 50] }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The member’s bets in every game and lottery: filters, totals, each bet’s detail, export as a file. Stands in the member center.',
  props: { pageSizes: 'How many rows a page may have; the first is what a list begins with.' },
  examples: [{}, { pageSizes: [10, 50] }],
};

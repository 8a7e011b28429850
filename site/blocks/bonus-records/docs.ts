import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The bonuses that the member has received, by type and date, with totals. Stands in the member center.',
  props: { pageSizes: 'How many rows a page may have; the first is what a list begins with.' },
  examples: [{}, { pageSizes: [10, 50] }],
};

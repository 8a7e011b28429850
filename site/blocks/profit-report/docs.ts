import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The member’s profit and loss by category and by day, as charts and as a table. Stands in the member center.',
  props: {},
  examples: [{}],
};

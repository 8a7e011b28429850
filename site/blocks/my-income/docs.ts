import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'All that an agent earned, dividends, salaries and rebates less what went to downlines, by kind and by day, as charts and as a table. Stands in the agent center.',
  props: {},
  examples: [{}],
};

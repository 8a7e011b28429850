import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Dividends or salaries of an agent: the contract in force, what its running period has reached so far, when it is settled, and the record of past periods, received from above and given to downlines. Stands in the agent center.',
  props: {
    sort: 'The kind of contract: `dividend`, or the salaries `daily`, `hourly` and `realtime`.',
    days: 'How many days the record begins with; never more than are kept for players.',
    pageSizes: 'How many rows a page may have; the first is what a list begins with.',
  },
  examples: [
    { sort: 'dividend', days: 366 },
    { sort: 'realtime', days: 7, pageSizes: [50, 100] },
  ],
};

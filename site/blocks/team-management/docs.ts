import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'An agent’s team, level by level: search, filters, balances, the way down the tree, and each member’s detail with rates and a way to send money. Stands in the agent center.',
  props: {
    transferAt: 'Where money is sent, such as `centre:transferUpline`; it is opened with the downline chosen.',
    registerAt: 'Where an agent without a team registers the first downline, such as `centre:registerDownline`.',
    pageSize: 'How many members are shown at once, 20 at most.',
  },
  examples: [{ transferAt: 'centre:transferUpline', registerAt: 'centre:registerDownline' }],
};

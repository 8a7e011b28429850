import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Dividend and salary contracts that uplines offer the member, whatever the account type: accept, reject, ask for an end, take that back. Agents also offer their downlines contracts here, and see what they have given. Stands in a modal.',
  props: {
    pageSize: 'Contracts on a page.',
    downlinesSize: 'How many downlines are shown at once where an agent chooses whom to offer a contract, 100 at most.',
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [{}, { pageSize: 10 }],
};

import type { BlockDocs } from '#site/assembler/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Dividend and salary contracts that uplines offer the member, whatever the account type: accept, reject, ask for an end, take that back. Stands in a modal.',
  props: {
    pageSize: 'Contracts on a page.',
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [{}, { pageSize: 10 }],
};

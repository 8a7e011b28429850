import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Paying out: a bank card, an amount and the payment password, then how the payout goes and the player’s word on what arrived, and all withdrawals so far. Stands in the member center.',
  props: {
    pageSize: 'How many withdrawals a page of the history has.',
    setPasswordAt: 'Where a payment password is set.',
  },
  examples: [{}, { pageSize: 20 }],
};

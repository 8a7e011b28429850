import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Sends money from the main wallet to the member’s upline or one of their direct downlines, with the payment password, a question and a receipt. Stands in the member center.',
  props: {
    passwordSetAt: 'Where a payment password is set, such as `centre:securityCenter#paymentPassword`.',
    recordsAt: 'Where sent transfers are recorded: a link of the receipt.',
    pageSize: 'How many downlines are shown at once, 100 at most.',
  },
  examples: [
    { passwordSetAt: 'centre:securityCenter#paymentPassword' },
    { passwordSetAt: 'centre:securityCenter#paymentPassword', recordsAt: 'centre:transactionHistory', pageSize: 20 },
  ],
};

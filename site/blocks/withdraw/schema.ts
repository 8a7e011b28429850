import { rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Withdrawals: card, amount, payment password, confirmation of receipt, and history. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  /** Where the payment password is set. */
  setPasswordAt: v.optional(target, 'centre:securityCenter#paymentPassword'),
});

export type Props = v.InferOutput<typeof props>;

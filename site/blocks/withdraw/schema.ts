import { rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Paying out: card, amount, payment password; the player's word on what arrived; all withdrawals so far. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  /** Where a payment password is set. */
  setPasswordAt: v.optional(target, 'centre:securityCenter#paymentPassword'),
});

export type Props = v.InferOutput<typeof props>;

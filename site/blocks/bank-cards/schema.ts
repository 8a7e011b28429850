import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member's bank cards for withdrawals: add and remove. */
export const props = v.strictObject({
  /** Where the payment password is set. */
  setPasswordAt: v.optional(target, 'centre:securityCenter#paymentPassword'),
});

export type Props = v.InferOutput<typeof props>;

import { target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Where a member's payouts go: bank cards, to be added and removed. */
export const props = v.strictObject({
  /** Where a payment password is set. */
  setPasswordAt: v.optional(target, 'centre:securityCenter#paymentPassword'),
});

export type Props = v.InferOutput<typeof props>;

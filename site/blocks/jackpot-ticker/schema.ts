import { label, milliseconds, minorUnits } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A counter that starts at a value taken from the clock and grows (spec section 2: 165.11 every 3 s). */
export const props = v.strictObject({
  title: v.optional(label, { t: 'jackpot.title' }),
  step: v.optional(minorUnits, 16511),
  everyMs: v.optional(milliseconds, 3000),
});

export type Props = v.InferOutput<typeof props>;

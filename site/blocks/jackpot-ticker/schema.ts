import { label, milliseconds, minorUnits } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A counter with a start value from the clock that grows by a fixed step [BAN-6]. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'jackpot.title' }),
  step: v.optional(minorUnits, 16511),
  everyMs: v.optional(milliseconds, 3000),
});

export type Props = v.InferOutput<typeof props>;

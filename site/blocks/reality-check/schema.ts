import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Interrupts play at the interval that the player has set [SEC-6]. */
export const props = v.strictObject({
  /** Where players see their stakes and wins. */
  history: v.optional(target, 'centre:personalProfit'),
  /** Where players set their limits. */
  limits: v.optional(target, '/responsible-play'),
});

export type Props = v.InferOutput<typeof props>;

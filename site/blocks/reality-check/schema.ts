import { target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Interrupts play at the player's own interval (SEC-6). */
export const props = v.strictObject({
  /** Where players see what they have staked and won. */
  history: v.optional(target, 'centre:personalProfit'),
  /** Where players set their limits. */
  limits: v.optional(target, '/responsible-play'),
});

export type Props = v.InferOutput<typeof props>;

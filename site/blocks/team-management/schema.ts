import { count, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** An agent's team: its tree as lists, and each member's details. */
export const props = v.strictObject({
  /** Where to transfer money to a downline; gets the parameter `to`. */
  transferAt: target,
  /** Where the first downline is registered. */
  registerAt: target,
  pageSize: v.optional(v.pipe(count, v.maxValue(20)), 20),
});

export type Props = v.InferOutput<typeof props>;

import { rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Paying in: ways, amount, instructions, and all deposits so far. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  /** Where players set limits of their own. */
  limits: v.optional(target),
});

export type Props = v.InferOutput<typeof props>;

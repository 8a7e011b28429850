import { count } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** Paying in: ways, amount, instructions, and all deposits so far. */
export const props = v.strictObject({
  pageSize: v.optional(count, 10),
});

export type Props = v.InferOutput<typeof props>;

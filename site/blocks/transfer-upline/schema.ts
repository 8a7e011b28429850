import { rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Transfers money to the member's upline or a downline. */
export const props = v.strictObject({
  passwordSetAt: target,
  /** Where a sent transfer is recorded. */
  recordsAt: v.optional(target),
  pageSize: v.optional(rows, 8),
});

export type Props = v.InferOutput<typeof props>;

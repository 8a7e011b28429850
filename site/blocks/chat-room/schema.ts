import { milliseconds, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The chat room of the merchant's players. */
export const props = v.strictObject({
  /** Number of earlier messages per request. */
  pageSize: v.optional(rows, 30),
  /** Poll interval while the live channel is silent. */
  pollMs: v.optional(milliseconds, 15_000),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

import { milliseconds, rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The chat room of the merchant's players. */
export const props = v.strictObject({
  /** Messages that one look back brings. */
  pageSize: v.optional(rows, 30),
  /** How often it looks for new ones while the live channel tells of none. */
  pollMs: v.optional(milliseconds, 15_000),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

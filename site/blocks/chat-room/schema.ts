import { count, milliseconds, target } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** The chat room of the merchant's players. */
export const props = v.strictObject({
  /** Messages that one look back brings. */
  pageSize: v.optional(v.pipe(count, v.maxValue(100)), 30),
  /** How often it looks for new ones while it is open. */
  pollMs: v.optional(milliseconds, 3000),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

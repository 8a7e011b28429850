import { rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Red envelopes of the member: those to be opened, when the next ones come, and what was opened. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

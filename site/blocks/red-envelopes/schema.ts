import { rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member's red envelopes: available, upcoming and opened. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 10),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

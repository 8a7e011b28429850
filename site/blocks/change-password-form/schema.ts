import { modalId } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A new password for who knows the old one. */
export const props = v.strictObject({
  loginModal: v.optional(modalId, 'loginPopupModal'),
});

export type Props = v.InferOutput<typeof props>;

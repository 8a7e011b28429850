import { modalId } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The way to a new password for who has forgotten the old one. */
export const props = v.strictObject({
  loginModal: v.optional(modalId, 'loginPopupModal'),
});

export type Props = v.InferOutput<typeof props>;

import { modalId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Changes the password; requires the current one. */
export const props = v.strictObject({
  loginModal: v.optional(modalId, 'loginPopupModal'),
});

export type Props = v.InferOutput<typeof props>;

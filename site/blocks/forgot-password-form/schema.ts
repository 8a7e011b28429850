import { modalId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Resets a forgotten password. */
export const props = v.strictObject({
  loginModal: v.optional(modalId, 'loginPopupModal'),
});

export type Props = v.InferOutput<typeof props>;

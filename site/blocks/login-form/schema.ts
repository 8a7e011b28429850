import { bannerGroup, modalId } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** The login form. */
export const props = v.strictObject({
  registerModal: v.optional(modalId, 'registerModal'),
  forgotModal: v.exactOptional(modalId),
  /** Shown beside the form when the group holds a banner. */
  sideBanner: v.exactOptional(bannerGroup),
});

export type Props = v.InferOutput<typeof props>;

import { bannerGroup, label, modalId, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The login form. */
export const props = v.strictObject({
  registerModal: v.optional(modalId, 'registerModal'),
  forgotModal: v.exactOptional(modalId),
  /** Modals where a guest can play. */
  guestModals: v.exactOptional(v.pipe(v.array(modalId), v.maxLength(4))),
  /** Shown beside the form if the group has a banner. */
  sideBanner: v.exactOptional(bannerGroup),
  /** Links to help for a player in a time-out. */
  breakHelp: v.exactOptional(v.pipe(v.array(v.strictObject({ label, to: target })), v.maxLength(4))),
});

export type Props = v.InferOutput<typeof props>;

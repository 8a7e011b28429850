import { bannerGroup, modalId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The registration form; tabs and fields come from registration.json. */
export const props = v.strictObject({
  loginModal: v.optional(modalId, 'loginPopupModal'),
  /** Shown beside the form if the group has a banner. */
  sideBanner: v.exactOptional(bannerGroup),
});

export type Props = v.InferOutput<typeof props>;

import { icon, label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A row of the security center; its button opens the slot's content or follows a link. */
export const props = v.strictObject({
  section: v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/)),
  title: label,
  text: label,
  icon,
  state: v.optional(v.picklist(['avatar', 'nickname', 'password', 'paymentPassword', 'email', 'mobile', 'authenticator', 'logins'])),
  /** Target of the button, instead of the slot. */
  to: v.optional(target),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(320), v.maxValue(1000)), 480),
});

export type Props = v.InferOutput<typeof props>;

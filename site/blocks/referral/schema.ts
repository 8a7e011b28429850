import { label, pagePath, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member's invitation: link, code, QR code and rewards. */
export const props = v.strictObject({
  /** Landing page of invited friends; gets `?referralCode=`. */
  page: v.optional(pagePath, '/register'),
  /** Explains the steps. */
  steps: v.optional(v.array(v.strictObject({ title: label, text: label })), [
    { title: { t: 'invite.share' }, text: { t: 'invite.share_text' } },
    { title: { t: 'invite.register' }, text: { t: 'invite.register_text' } },
    { title: { t: 'invite.reward' }, text: { t: 'invite.reward_text' } },
  ]),
  pageSize: v.optional(rows, 10),
});

export type Props = v.InferOutput<typeof props>;

import { label, pagePath, rows } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The member's invitation: link, code, QR code, and what it has brought. */
export const props = v.strictObject({
  /** The page that a friend arrives at; it gets `?referralCode=`. */
  page: v.optional(pagePath, '/register'),
  /** How it works, step by step. */
  steps: v.optional(v.array(v.strictObject({ title: label, text: label })), [
    { title: { t: 'invite.share' }, text: { t: 'invite.share_text' } },
    { title: { t: 'invite.register' }, text: { t: 'invite.register_text' } },
    { title: { t: 'invite.reward' }, text: { t: 'invite.reward_text' } },
  ]),
  pageSize: v.optional(rows, 10),
});

export type Props = v.InferOutput<typeof props>;

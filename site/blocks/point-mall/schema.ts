import { icon, label, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** How points are earned and spent; names of texts. */
const WAYS = ['play', 'missions', 'choose'] as const;

const word = v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]*$/), v.maxLength(30));

const PARTS = ['balance', 'rewards', 'history', 'details', 'rates'] as const;

/** The points mall: balance, rewards, redemptions, history and conversion. Visitors see how it works. */
export const props = v.strictObject({
  parts: v.optional(v.pipe(v.array(v.picklist(PARTS)), v.minLength(1)), [...PARTS]),
  pageSize: v.optional(rows, 12),
  /** For non-members: how it works, and types of rewards. */
  ways: v.optional(v.array(v.picklist(WAYS)), [...WAYS]),
  kinds: v.optional(v.pipe(v.array(v.strictObject({ type: word, icon, title: v.exactOptional(label) })), v.maxLength(8)), []),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
  setPassword: v.optional(target, 'centre:securityCenter#paymentPassword'),
});

export type Props = v.InferOutput<typeof props>;

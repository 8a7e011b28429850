import { label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const PARTS = ['about', 'deposit-limits', 'loss-limits', 'reality-check', 'time-out', 'self-exclusion', 'history'] as const;
export type Part = (typeof PARTS)[number];

/** One part of responsible play [SEC-6]; separate items, so that a jurisdiction can omit one. */
export const props = v.strictObject({
  part: v.picklist(PARTS),
  /** Help organizations. */
  help: v.optional(v.pipe(v.array(v.strictObject({ label, to: target })), v.maxLength(10)), []),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
  profit: v.optional(target, 'centre:personalProfit'),
  bets: v.optional(target, 'centre:personalHistoryCopy'),
  movements: v.optional(target, 'centre:transactionHistory'),
});

export type Props = v.InferOutput<typeof props>;

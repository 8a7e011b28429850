import { label, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const PERIODS = ['day', 'week', 'month'] as const;

/** Ranking by mission points, by period. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.leaderboard' }),
  periods: v.optional(v.pipe(v.array(v.picklist(PERIODS)), v.minLength(1)), [...PERIODS]),
  /** Initial period; the first available one if it is missing. */
  first: v.optional(v.picklist(PERIODS), 'week'),
  count: v.optional(rows, 20),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;

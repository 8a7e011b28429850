import { target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** An agent's day, and the team's results in a period. */
export const props = v.strictObject({
  /** Where the income is listed. */
  incomeAt: v.optional(target),
  /** Where the team is listed. */
  membersAt: v.optional(target),
  /** Where requests for contracts are decided. */
  requestsAt: v.optional(target),
  /** Where the earnings of each kind of contract are listed. */
  contractsAt: v.optional(
    v.strictObject({
      dividend: v.optional(target),
      daily: v.optional(target),
      hourly: v.optional(target),
      realtime: v.optional(target),
    }),
    {},
  ),
});

export type Props = v.InferOutput<typeof props>;

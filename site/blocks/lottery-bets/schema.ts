import { label, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The member's bets on the lottery in the URL. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'lottery.bets' }),
  pageSize: v.optional(rows, 10),
});

export type Props = v.InferOutput<typeof props>;

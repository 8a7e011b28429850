import { label } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** The lotteries that are played on this site. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'lottery.lobby' }),
  /** `VN` shows the Vietnamese lotteries only. */
  area: v.optional(v.picklist(['all', 'VN']), 'all'),
});

export type Props = v.InferOutput<typeof props>;

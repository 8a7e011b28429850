import { label, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The lotteries that are played on this site. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'lottery.lobby' }),
  /** `VN` shows the Vietnamese lotteries only. */
  area: v.optional(v.picklist(['all', 'VN']), 'all'),
  /** Codes of the vendors to show; all if empty. */
  vendors: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/))), []),
  /** Page that opens a lottery; this page by default. */
  page: v.optional(pagePath),
});

export type Props = v.InferOutput<typeof props>;

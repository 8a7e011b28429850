import { label, pagePath, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** All promotions, by category. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.promotions' }),
  /** The page that shows one in full. */
  detail: v.optional(pagePath, '/promoDetail'),
  /** Where players apply and open tickets. */
  rewards: v.optional(target, 'centre:rewardCenter'),
});

export type Props = v.InferOutput<typeof props>;

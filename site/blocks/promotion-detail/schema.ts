import { pagePath, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** One promotion in full, selected by `?id=`. */
export const props = v.strictObject({
  /** The page of all promotions. */
  list: v.optional(pagePath, '/promotions'),
  /** Where players apply and open tickets. */
  rewards: v.optional(target, 'centre:rewardCenter'),
});

export type Props = v.InferOutput<typeof props>;

import { pageSizes } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** An agent's earnings from contracts of one kind. */
export const props = v.strictObject({
  sort: v.picklist(['dividend', 'daily', 'hourly', 'realtime']),
  /** Default number of days, limited to the retention period of players' records. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 30),
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;

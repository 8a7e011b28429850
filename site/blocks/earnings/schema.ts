import { pageSizes } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What contracts of one kind bring an agent. */
export const props = v.strictObject({
  sort: v.picklist(['dividend', 'daily', 'hourly', 'realtime']),
  /** Days that are shown where the address names none; none before what is kept for players. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 30),
  pageSizes,
});

export type Props = v.InferOutput<typeof props>;

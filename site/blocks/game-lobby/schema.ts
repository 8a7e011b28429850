import { categoryOrParameter, label, minorUnits, rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const FILTERS = ['search', 'list', 'classify', 'minBet'] as const;

/** The games of a category, with infinite scroll and filters. */
export const props = v.strictObject({
  /** `:games`: the category in the page's path. */
  category: categoryOrParameter,
  title: v.optional(label),
  /** Games of vendors whose lotteries are played on this site. */
  inAppLotteries: v.optional(v.boolean(), true),
  pageSize: v.optional(rows, 14),
  /** Columns on a wide screen; narrower screens show fewer. */
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10)), 7),
  filters: v.optional(v.array(v.picklist(FILTERS)), [...FILTERS]),
  /** Choices of the minimum bet besides "all", in hundredths: 0.01, 0.05, 0.1, 0.5 and 0.75. */
  minBets: v.optional(v.array(minorUnits), [1, 5, 10, 50, 75]),
  tile: v.optional(v.picklist(['square', 'portrait']), 'square'),
});

export type Props = v.InferOutput<typeof props>;

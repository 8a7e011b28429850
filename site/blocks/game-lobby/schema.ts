import { categoryOrParameter, label, minorUnits, rows } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

const FILTERS = ['search', 'list', 'classify', 'minBet'] as const;

/** The games of a category, page after page, with filters. */
export const props = v.strictObject({
  /** `:games`: the one that the page's path names. */
  category: categoryOrParameter,
  title: v.optional(label),
  /** Games of vendors whose lotteries are played on this site. */
  inAppLotteries: v.optional(v.boolean(), true),
  pageSize: v.optional(rows, 14),
  /** Tiles in a row on a wide screen; narrower screens show fewer. */
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10)), 7),
  filters: v.optional(v.array(v.picklist(FILTERS)), [...FILTERS]),
  /** Choices of the minimum bet, beside "all": 0.01, 0.05, 0.1, 0.5 and 0.75 (spec section 9). */
  minBets: v.optional(v.array(minorUnits), [1, 5, 10, 50, 75]),
  tile: v.optional(v.picklist(['square', 'portrait']), 'square'),
});

export type Props = v.InferOutput<typeof props>;

import { categoryOrParameter, count, pagePath } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Vendors of a category as a row to choose from. */
export const props = v.strictObject({
  /** `:games`: the one that the page's path names. */
  category: categoryOrParameter,
  /** Page on which a chosen vendor's games are shown; this page unless said. */
  page: v.optional(pagePath),
  /** Arrows appear when there are more vendors than this. */
  arrowsAbove: v.optional(count, 7),
  /** `logo`: pictures only. `chip`: picture and name. */
  look: v.optional(v.picklist(['logo', 'chip']), 'chip'),
});

export type Props = v.InferOutput<typeof props>;

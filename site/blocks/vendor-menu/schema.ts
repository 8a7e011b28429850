import { categoryOrParameter, count, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Vendors of a category as a row of options. */
export const props = v.strictObject({
  /** `:games`: the category in the page's path. */
  category: categoryOrParameter,
  /** Page that shows a vendor's games; this page by default. */
  page: v.optional(pagePath),
  /** Arrows appear above this number of vendors. */
  arrowsAbove: v.optional(count, 7),
  /** `logo`: pictures only. `chip`: picture and name. */
  look: v.optional(v.picklist(['logo', 'chip']), 'chip'),
});

export type Props = v.InferOutput<typeof props>;

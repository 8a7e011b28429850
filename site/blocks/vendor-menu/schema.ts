import { category, count } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** Vendors of a category as a row to choose from. */
export const props = v.strictObject({
  category,
  /** Arrows appear when there are more vendors than this. */
  arrowsAbove: v.optional(count, 7),
  /** `logo`: pictures only. `chip`: picture and name. */
  look: v.optional(v.picklist(['logo', 'chip']), 'chip'),
});

export type Props = v.InferOutput<typeof props>;

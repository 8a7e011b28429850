import { category, label, rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A row of popular games. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'home.hot_games' }),
  /** All categories when absent. */
  category: v.exactOptional(category),
  count: v.optional(rows, 20),
  /** `row`: one line that scrolls. `grid`: as many lines as it takes. */
  look: v.optional(v.picklist(['row', 'grid']), 'row'),
  tile: v.optional(v.picklist(['square', 'portrait']), 'square'),
  /** Where "See all" leads. */
  more: v.exactOptional(target),
});

export type Props = v.InferOutput<typeof props>;

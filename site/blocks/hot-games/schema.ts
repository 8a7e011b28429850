import { category, label, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A row of popular games. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'home.hot_games' }),
  /** All categories if absent. */
  category: v.exactOptional(category),
  count: v.optional(rows, 20),
  /** `row`: one scrolling line. `grid`: wraps into several lines. */
  look: v.optional(v.picklist(['row', 'grid']), 'row'),
  tile: v.optional(v.picklist(['square', 'portrait']), 'square'),
  /** Target of "See all". */
  more: v.exactOptional(target),
});

export type Props = v.InferOutput<typeof props>;

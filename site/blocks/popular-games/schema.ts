import { label, rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The most played games in one scrolling line. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  /** Defaults to the number in site.json. */
  count: v.exactOptional(rows),
  /** Leaves out hot games: no game twice on a page with a row of these. */
  omitHot: v.optional(v.boolean(), false),
  tile: v.optional(v.picklist(['square', 'portrait']), 'portrait'),
  /** Target of "See all". */
  more: v.exactOptional(target),
});

export type Props = v.InferOutput<typeof props>;

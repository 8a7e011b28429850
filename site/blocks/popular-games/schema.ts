import { label, rows, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** What is played most, in one line that scrolls. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  /** As many as site.json says when absent. */
  count: v.exactOptional(rows),
  tile: v.optional(v.picklist(['square', 'portrait']), 'portrait'),
  /** Where "See all" leads. */
  more: v.exactOptional(target),
});

export type Props = v.InferOutput<typeof props>;

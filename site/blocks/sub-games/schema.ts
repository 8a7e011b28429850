import { rows } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** The games of a vendor's entry. */
export const props = v.strictObject({
  /** Games on a page. */
  pageSize: v.optional(rows, 24),
  tile: v.optional(v.picklist(['square', 'portrait']), 'square'),
});

export type Props = v.InferOutput<typeof props>;

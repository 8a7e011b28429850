import { label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** All notices, each to be opened. */
export const props = v.strictObject({
  /** Nothing where the place has a heading already. */
  title: v.optional(v.nullable(label), { t: 'page.notices' }),
  /** Whether the open notice stands in the page's address. */
  linked: v.optional(v.boolean(), true),
  opens: v.optional(v.picklist(['none', 'newest']), 'none'),
});

export type Props = v.InferOutput<typeof props>;

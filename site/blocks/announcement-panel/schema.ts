import { label } from '#site/assembler/props.ts';
import * as v from 'valibot';

/** All notices, each to be opened. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'page.notices' }),
  /** Whether the open notice stands in the page's address. */
  linked: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;

import { label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Placeholder for a part of the site that is not open yet. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'coming_soon.title' }),
  text: v.optional(label, { t: 'coming_soon.text' }),
});

export type Props = v.InferOutput<typeof props>;

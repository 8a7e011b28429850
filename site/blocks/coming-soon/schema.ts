import { label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Says that a part of the site is not open yet, where one must stand already. */
export const props = v.strictObject({
  title: v.optional(label, { t: 'coming_soon.title' }),
  text: v.optional(label, { t: 'coming_soon.text' }),
});

export type Props = v.InferOutput<typeof props>;

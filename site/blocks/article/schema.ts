import { count, label } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A text to read, in sections. Its words are in the `legal` bundle, which only its readers load. */
export const props = v.strictObject({
  title: label,
  /** Its sections are `<text>.heading_1`, `<text>.text_1` and so on. */
  text: v.picklist(['terms', 'privacy']),
  sections: count,
});

export type Props = v.InferOutput<typeof props>;

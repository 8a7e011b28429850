import { count, label } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Long text in sections. The texts are in the `legal` namespace, which only this block loads. */
export const props = v.strictObject({
  title: label,
  /** The sections are `<text>.heading_1`, `<text>.text_1` and so on. */
  text: v.picklist(['terms', 'privacy']),
  sections: count,
});

export type Props = v.InferOutput<typeof props>;

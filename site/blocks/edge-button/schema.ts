import { icon, label, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** A round button at the edge of the page. */
export const props = v.strictObject({
  to: target,
  label,
  icon,
  /** `stack`: in a row with others, as in the right bar; `corner`: by itself, above the page. */
  place: v.optional(v.picklist(['stack', 'corner']), 'stack'),
});

export type Props = v.InferOutput<typeof props>;

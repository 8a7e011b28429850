import { icon, label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A round floating button. */
export const props = v.strictObject({
  to: target,
  label,
  icon,
  /** `stack`: in a column with others, as in the right bar; `corner`: alone, above the page. */
  place: v.optional(v.picklist(['stack', 'corner']), 'stack'),
});

export type Props = v.InferOutput<typeof props>;

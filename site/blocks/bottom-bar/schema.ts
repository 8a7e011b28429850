import { menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Main navigation at the bottom of narrow screens. */
export const props = v.strictObject({
  menu: menuId,
  /** `bar`: from edge to edge. `floating`: a rounded bar with a margin. `raised`: a bar above which the emphasized entry stands out. */
  shape: v.optional(v.picklist(['bar', 'floating', 'raised']), 'bar'),
  /** Ids of entries of the menu; the first one that is shown is emphasized. */
  emphasis: v.optional(v.array(v.string()), []),
});

export type Props = v.InferOutput<typeof props>;

import { count, menuId } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** The site's places down the side of the page, each game category with its vendors. */
export const props = v.strictObject({
  menu: menuId,
  /** An open category shows this many vendors, then "More". */
  vendorsPerCategory: v.optional(count, 6),
});

export type Props = v.InferOutput<typeof props>;

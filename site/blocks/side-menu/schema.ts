import { count, menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Vertical site menu; each game category lists its vendors. */
export const props = v.strictObject({
  menu: menuId,
  /** Number of vendors in an open category, before "More". */
  vendorsPerCategory: v.optional(count, 6),
});

export type Props = v.InferOutput<typeof props>;

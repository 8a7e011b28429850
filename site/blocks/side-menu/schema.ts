import { count, icon, label, menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Vertical site menu; each game category lists its vendors. */
export const props = v.strictObject({
  menu: menuId,
  /** Where the menu is open until the player folds or opens it. `lobby`: on the pages of game categories. */
  open: v.optional(v.picklist(['always', 'lobby', 'never']), 'lobby'),
  /** The lobby's lists above the vendors of its category. */
  lists: v.optional(v.array(v.strictObject({ list: v.picklist(['trial', 'hot', 'fav', 'recent']), label, icon })), []),
  /** Number of vendors in an open category, before "More". */
  vendorsPerCategory: v.optional(count, 6),
});

export type Props = v.InferOutput<typeof props>;

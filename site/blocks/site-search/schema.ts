import { count, menuId, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** A search over all that the site has. */
export const props = v.strictObject({
  /** Their entries are found as pages; those with a game category have their vendors and games searched, too. */
  menus: v.optional(v.array(menuId), []),
  /** The page that shows a promotion in full; without it, promotions are not searched. */
  promotion: v.optional(pagePath),
  /** The page of the help center; without it, its questions are not searched. */
  help: v.optional(pagePath),
  /** Results of a kind before "See all". */
  results: v.optional(count, 5),
  /** Popular games before something is typed. */
  popular: v.optional(count, 8),
});

export type Props = v.InferOutput<typeof props>;

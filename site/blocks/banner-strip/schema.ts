import { bannerGroup, menuId, pagePath } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

/** Slides of the banner group whose `places` hold the page, or of a named one; nothing when the group is empty. */
export const props = v.strictObject({
  group: v.exactOptional(bannerGroup),
  /** Width to height. */
  aspect: v.optional(v.picklist(['3:1', '4:1', '16:9', '1:2']), '3:1'),
  /** `inset`: inside the page's column, rounded. `bleed`: from edge to edge. */
  frame: v.optional(v.picklist(['inset', 'bleed']), 'inset'),
  /** The page that shows a promotion in full. */
  promotion: v.optional(pagePath, '/promoDetail'),
  /** The menu that knows the page of each category. */
  menu: v.optional(menuId, 'main'),
});

export type Props = v.InferOutput<typeof props>;

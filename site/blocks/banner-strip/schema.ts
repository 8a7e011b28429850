import { bannerGroup, menuId, pagePath } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Slides of a named banner group, or of the group whose `places` include the page; hidden if the group is empty. */
export const props = v.strictObject({
  group: v.exactOptional(bannerGroup),
  /** Aspect ratio, width to height. */
  aspect: v.optional(v.picklist(['3:1', '4:1', '16:9', '1:2']), '3:1'),
  /**
   * `picture`: the picture alone, with the words that are in it. For pictures without words: `poster`, words in the brand's face on its
   * start, and `slim`, one line of them beside its end.
   */
  look: v.optional(v.picklist(['picture', 'poster', 'slim']), 'picture'),
  /** `inset`: inside the page's column, rounded. `bleed`: full width. */
  frame: v.optional(v.picklist(['inset', 'bleed']), 'inset'),
  /** Page of the promotion details. */
  promotion: v.optional(pagePath, '/promoDetail'),
  /** The menu that maps categories to pages. */
  menu: v.optional(menuId, 'main'),
});

export type Props = v.InferOutput<typeof props>;

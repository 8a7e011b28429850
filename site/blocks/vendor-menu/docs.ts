import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The vendors of a category as a row to choose from.',
  props: {
    category: "The category whose vendors are shown; `:games` is the one in the page's path.",
    page: "Path of the page that shows a chosen vendor's games, where it is not this one.",
    arrowsAbove: 'Arrows appear when there are more vendors than this.',
    look: '`logo` shows pictures only, `chip` picture and name.',
  },
  examples: [{ category: 'RNG', arrowsAbove: 7 }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The slides of one banner group; nothing when the group is empty.',
  props: {
    group: 'The banner group that fills it.',
    aspect: 'Width to height of a slide.',
    look: "`picture` shows it as it is, with the words in it. For pictures without words: `poster` shows the banner's title and a sentence in the brand's face on it; `slim` is one line, the title beside a part of the picture, where a page is about something else, and without an `aspect`.",
    promotion: 'The page that a banner of a promotion leads to; it gets `?id=`.',
    menu: 'The menu whose entries lead to the lobby of a banner that names only a vendor.',
    frame: "`inset` stands in the page's column with round corners, `bleed` runs from edge to edge.",
  },
  examples: [
    { group: 'w_rng', look: 'slim' },
    { group: 'w_home', aspect: '16:9', frame: 'bleed' },
  ],
};

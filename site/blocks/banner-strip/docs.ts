import type { BlockDocs } from '#site/assembler/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The slides of one banner group; nothing when the group is empty.',
  props: {
    group: 'The banner group that fills it.',
    aspect: 'Width to height of a slide.',
    frame: "`inset` stands in the page's column with round corners, `bleed` runs from edge to edge.",
  },
  examples: [{ group: 'w_rng' }, { group: 'w_home', aspect: '16:9', frame: 'bleed' }],
};

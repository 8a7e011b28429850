import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Customer service and the way to the top, floating at the edge.',
  props: {
    services: 'The services offered, in this order.',
    foldOn: 'Screens on which several services fold into one button, which opens to their list.',
    scrollToTop: 'Whether there is a button back to the top.',
  },
  examples: [{}, { services: ['LIVECHAT'], foldOn: [], scrollToTop: false }],
};

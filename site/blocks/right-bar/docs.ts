import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'One button for customer service, and further down the page back to the top: at the end of the bottom bar, on wide screens in the margin, so that it covers nothing.',
  props: {
    services: 'The services offered, in this order.',
    menu: 'A menu whose entries follow the services: a chat room, the help center.',
    scrollToTop: 'Whether the button leads back to the top once one has scrolled down.',
  },
  examples: [{}, { services: ['LIVECHAT'], menu: 'support', scrollToTop: false }],
};

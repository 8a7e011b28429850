import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'A new password for who knows the old one. Stands in a modal, which stays until it is done for who logged in with an initial or expired password.',
  props: {
    loginModal: 'The modal that is offered to who is not logged in.',
  },
  examples: [{ loginModal: 'loginPopupModal' }],
};

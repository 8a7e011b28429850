import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The way to a new password for who has forgotten the old one: by e-mail, and by mobile where CHNGPASSVERIF3 is on. Stands in a modal.',
  props: {
    loginModal: 'The modal that "Log in" opens.',
  },
  examples: [{ loginModal: 'loginPopupModal' }],
};

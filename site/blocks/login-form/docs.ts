import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The login form. Stands in a modal.',
  props: {
    registerModal: 'The modal that "Create an account" opens.',
    forgotModal: 'The modal of forgotten passwords; without it there is no such link.',
    guestModals: 'Modals where a guest can play. Guest play is offered while one of them is on, or a vendor has games for trial accounts.',
    sideBanner: 'The banner group shown beside the form when it holds a banner.',
    breakHelp: 'Links for somebody whose account takes a break or is excluded: what to know about it, and who helps.',
  },
  examples: [{ registerModal: 'registerModal', sideBanner: 'w_login' }],
};

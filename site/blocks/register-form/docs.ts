import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The registration form; its tabs and fields come from registration.json. Stands in a modal.',
  props: {
    loginModal: 'The modal that "Log in" opens.',
    sideBanner: 'The banner group shown beside the form when it holds a banner.',
  },
  examples: [{ loginModal: 'loginPopupModal', sideBanner: 'w_reg' }],
};

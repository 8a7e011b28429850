import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'A row of the security center: what it is about, how it stands, and a button that opens what is in its slot, or leads elsewhere. Its address is `modal.section`.',
  props: {
    section: 'Its name in the address.',
    title: 'What it is about.',
    text: 'What it is good for; a value that is set takes its place.',
    icon: 'avatar, nickname, password, payment, email, mobile, authenticator, logins, cards or limits.',
    state: 'What of the account its standing and value are; nothing is said without it.',
    to: 'Where its button leads; nothing opens then.',
    width: 'Of the dialog, in px.',
  },
  slots: { form: 'What its button opens; loaded then.' },
  examples: [
    { section: 'nickname', title: { t: 'security.nickname' }, text: { t: 'security.nickname_text' }, icon: 'nickname', state: 'nickname' },
    { section: 'cards', title: { EN: 'Bank cards' }, text: { EN: 'Where withdrawals go.' }, icon: 'cards', width: 640 },
    { section: 'limits', title: { EN: 'Limits and breaks' }, text: { EN: 'How long you play.' }, icon: 'limits', to: '/responsible-play' },
  ],
};

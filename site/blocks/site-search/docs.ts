import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'For the modal of search: finds games, vendors, pages, promotions and help as one types, by touch and by keyboard. Before that, it has the last searches of this device and popular games.',
  props: {
    menus: 'Menus whose entries are found as pages. Where an entry has a game category and a page, its vendors and games are found, too.',
    promotion: 'Page of a promotion; promotions are not searched without it.',
    help: 'Page of the help center; its questions are not searched without it.',
    results: 'Results of a kind before "See all".',
    popular: 'Popular games before something is typed.',
  },
  examples: [
    { menus: ['main', 'rewards'], promotion: '/promoDetail', help: '/help' },
    { menus: ['main'], results: 3, popular: 4 },
  ],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    "The site's places down the side of the page. In a lobby, the lists and vendors of its category come first; folded, it is a rail of icons.",
  props: {
    menu: 'The menu whose entries it shows.',
    open: 'Where it is open: `always`, in a `lobby` (a page of a game category), or `never`. Elsewhere it is folded to its icons. A player who folds or opens it decides for every page of this browser.',
    lists:
      'Lists of the lobby above its vendors: `hot`, `fav` (favorites), `recent` or `trial` (playable free), each with its name and icon.',
    vendorsPerCategory: 'How many vendors an open category shows before "More".',
  },
  examples: [
    { menu: 'main' },
    { menu: 'main', open: 'always', lists: [{ list: 'hot', label: { EN: 'Hot games' }, icon: 'flame' }], vendorsPerCategory: 10 },
  ],
};

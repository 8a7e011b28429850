import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    "For the modal of mini games: a choice of small games with real stakes, with their odds. The modal's `game` opens one. A visitor looks around; a bet needs a login. A trial account plays with play money, which is never paid out.",
  props: {
    games: 'The games, in order, each with its name, a line about it and, where they are its own, its stakes.',
    stakes: 'The stakes to choose from, in minor units. Those outside the limits of the platform are not offered.',
    register: 'Where "Open an account" leads, which a trial account is offered.',
  },
  examples: [
    {
      games: [
        { game: 'wheel', label: { EN: 'Lucky wheel' }, text: { EN: 'Every second slice wins.' } },
        { game: 'dice', label: { EN: 'Seven up' }, text: { EN: 'Over or under seven?' }, stakes: [100, 500] },
      ],
      stakes: [500, 1000, 5000],
    },
  ],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What is played most on this site, in one line that scrolls.',
  props: {
    title: 'The heading; the texts have one.',
    count: 'How many games; `games.popular` of site.json when absent.',
    omitHot: 'Whether hot games are left out: for pages with a row of them (`hot-games`), so that no game is there twice.',
    tile: "The shape of a game's picture.",
    more: 'Where "See all" leads; without it there is no such link.',
  },
  examples: [{}, { omitHot: true }, { count: 10, tile: 'square', more: '/rng' }],
};

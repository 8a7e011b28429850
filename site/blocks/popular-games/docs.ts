import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What is played most on this site, in one line that scrolls.',
  props: {
    title: 'The heading; the texts have one.',
    count: 'How many games; `games.popular` of site.json when absent.',
    tile: "The shape of a game's picture.",
    more: 'Where "See all" leads; without it there is no such link.',
  },
  examples: [{}, { count: 10, tile: 'square', more: '/rng' }],
};

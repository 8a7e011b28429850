import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A row of popular games.',
  props: {
    title: 'The heading.',
    category: 'The category they are taken from; all of them when absent.',
    count: 'How many games at most.',
    look: '`row` is one line that scrolls, `grid` takes as many lines as it needs.',
    tile: "The shape of a game's picture.",
    more: 'Where "See all" leads; without it there is no such link.',
  },
  examples: [
    { count: 20, more: '/rng' },
    { category: 'LIVE', look: 'grid', tile: 'portrait' },
  ],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Paying in: ways to pay and an amount, then where to pay and how the order goes, and all deposits so far. Stands in the member center.',
  props: {
    pageSize: 'How many deposits a page of the history has.',
    limits: 'Where players set deposit limits of their own; without it there is no link.',
    play: 'Where "Play" leads after a credited deposit; over a game it leads back to the game. Without it only another deposit is offered.',
  },
  examples: [{}, { pageSize: 20, limits: '/responsible-play', play: '/' }],
};

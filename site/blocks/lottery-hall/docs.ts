import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The lottery page: its lobby, or the lottery that the URL names (`?gameCode=`).',
  props: {},
  slots: {
    lobby: 'Shown while no lottery is named, or one that there is not.',
    game: 'Shown while a lottery is named: betting, opened numbers, own bets.',
  },
  examples: [{}],
};

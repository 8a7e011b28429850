import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Recent winners: player, game and prize.',
  props: {
    title: 'The heading.',
    count: 'How many winners at most.',
    look: '`list` is a column, `podium` lifts the first three, `strip` is one line that scrolls.',
  },
  examples: [{}, { count: 10, look: 'podium' }],
};

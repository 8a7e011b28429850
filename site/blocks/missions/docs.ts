import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Missions by day, by week and once, with their progress and what they give, claimed from here; and the leaderboard with the member’s own place. Stands in the member center.',
  props: {
    board: 'Which period the leaderboard counts.',
    count: 'How many players the leaderboard has at most.',
  },
  examples: [{}, { board: 'month', count: 50 }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Betting on the lottery that the URL names: play type, numbers, stake, slip.',
  props: { stakeSteps: 'Stakes offered at a press, as multiples of the least stake; where a play is staked in points, so many points.' },
  examples: [{}, { stakeSteps: [1, 5, 20] }],
};

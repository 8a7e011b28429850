import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The member’s rewards by what is to be done: joined, claimed, applied for, raffle tickets opened. `modal.reward` in the address names one. Stands in the member center.',
  props: { promotions: 'The page of all promotions, offered where there are no rewards.' },
  examples: [{}],
};

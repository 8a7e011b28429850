import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "Who has most mission points, with the member's own place.",
  props: {
    title: 'Its heading.',
    periods: 'The periods to choose from, in order.',
    first: 'The period shown at first.',
    count: 'How many players at most.',
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [{}, { periods: ['month'], count: 50 }],
};

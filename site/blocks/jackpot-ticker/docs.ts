import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A jackpot that grows before the eyes, from a value taken from the clock.',
  props: {
    title: 'The heading.',
    step: 'How much it grows at a time, in minor units of the currency.',
    everyMs: 'Milliseconds between two steps.',
  },
  examples: [{ step: 16511, everyMs: 3000 }],
};

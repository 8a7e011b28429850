import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Says that a part of the site is not open yet.',
  props: {
    title: 'The heading.',
    text: 'The line below it.',
  },
  examples: [{}, { title: { EN: 'Tournaments' }, text: { EN: 'They start in May.' } }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Says that there is no such page, with a way on.',
  props: {
    title: 'The heading.',
    text: 'The line below it.',
    home: 'Where the way on leads.',
  },
  examples: [{}, { home: '/rng' }],
};

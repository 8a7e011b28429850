import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "The site's places down the side of the page, each game category with its vendors.",
  props: {
    menu: 'The menu whose entries it shows.',
    vendorsPerCategory: 'How many vendors an open category shows before "More".',
  },
  examples: [{ menu: 'main' }],
};

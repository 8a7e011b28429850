import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The main places as a bar under the thumb, for narrow screens.',
  props: {
    menu: 'The menu whose entries it shows.',
  },
  examples: [{ menu: 'quick' }],
};

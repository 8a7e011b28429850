import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'All notices by title and time; one at a time opens, and closes when it is clicked again. For a page or a centre.',
  props: {
    title: 'The heading; null where the place has one already.',
    linked: 'The open notice stands in the address (`?notice=…`), so that it can be shared and survives a reload.',
    opens: '`newest` opens the first notice by itself.',
  },
  examples: [{}, { title: null, linked: false, opens: 'newest' }],
};

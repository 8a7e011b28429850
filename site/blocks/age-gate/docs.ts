import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Asks a visitor once, before anything else, whether they are as old as the merchant’s `jurisdiction.minimumAge` says. The answer is kept in the browser; a higher age asks again.',
  props: {},
  examples: [{}],
};

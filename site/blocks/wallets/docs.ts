import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The member’s money: all of it, the main wallet, and those of vendors that keep their own; transfers between them, and all back. Stands in the member center.',
  props: {},
  examples: [{}],
};

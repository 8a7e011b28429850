import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Titles of notices running by; a click opens the notice in its modal.',
  props: {
    modal: 'The modal that shows a notice.',
  },
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'How long the member’s session has lasted and what it has brought, in one line of the header area where games are played; elsewhere the header has it beside the balance. Visitors and guests see nothing.',
  props: {
    to: 'Where players set their limits.',
  },
  examples: [{}],
};

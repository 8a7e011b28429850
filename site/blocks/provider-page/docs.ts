import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "A provider's page: its game in the sandboxed frame, launched on entry. Visitors are asked to log in.",
  props: {
    vendor: "The vendor's code at the platform.",
    category: 'The category that its games are listed in. Its first game is launched, unless the player chose another.',
    call: '`game` is the usual launch, `sports` the call of the sports provider.',
    back: 'Where "Back" leads when there is no page to go back to.',
  },
  examples: [{ vendor: 'FB', category: 'SPORTS', call: 'sports' }],
};

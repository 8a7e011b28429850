import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Where the member’s payouts go: bank cards with masked numbers, to be added, removed and chosen as the default.',
  props: { setPasswordAt: 'Where a payment password is set, which adding and removing ask for.' },
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Greets a player who logs in for the first time and leads to where the account is made safe. Stands in a modal.',
  props: {
    to: 'Where its button leads: an entry of a centre, a modal or a page.',
  },
  examples: [{ to: 'centre:securityCenter' }],
};

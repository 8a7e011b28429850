import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The account and how it is protected: who it is, how safe it is, and a section for each thing. Stands in the member center.',
  props: { counts: 'Which protections count for how safe the account is.' },
  slots: { profile: 'Who the member is.', sections: 'The sections, one a row.' },
  examples: [{}, { counts: ['password', 'mobile'] }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Who the member is: avatar, nickname, account, rank, and what is known of them, masked. Stands in the security center.',
  props: {},
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The member’s bets on the lottery that the URL names, by status; results come by themselves after the draw.',
  props: { title: 'The heading.', pageSize: 'How many bets stand on a page.' },
  examples: [{}, { pageSize: 20 }],
};

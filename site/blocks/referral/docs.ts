import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The member’s invitation as link, code and QR code, to copy and to share; who came by it, and what was paid for them. Stands in the member center.',
  props: {
    page: 'The page that a friend arrives at; it gets `?referralCode=`.',
    steps: 'How it works, step by step; what is paid for a friend comes from the platform.',
    pageSize: 'How many friends a page of the list has, 100 at most.',
  },
  examples: [{}, { page: '/', steps: [{ title: { EN: 'Tell a friend' }, text: { EN: 'Send your link.' } }] }],
};

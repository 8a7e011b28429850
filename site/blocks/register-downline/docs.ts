import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'New accounts below an agent, with their type and rebate rates: by hand, with a password to pass on, or by links with a code and QR code that can be closed again. Stands in the agent center.',
  props: {
    page: 'The page that a link leads to; `?affiliateCode=…` is added.',
    pageSize: 'How many links are shown at once, 20 at most.',
  },
  examples: [{}, { page: '/register', pageSize: 5 }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Where the member is logged in, with a way to end it elsewhere, and the last logins. Stands in a security section.',
  props: { pageSize: 'How many logins a page has.' },
  examples: [{}, { pageSize: 10 }],
};

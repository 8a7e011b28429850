import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'Red envelopes: those that the member may open, when the next ones come, and what was opened. Stands in a modal that a menu leads to; it never opens by itself.',
  props: {
    pageSize: 'Opened envelopes on a page.',
    login: 'Where "Log in" leads.',
    register: 'Where "Open an account" leads.',
  },
  examples: [{}, { pageSize: 20 }],
};

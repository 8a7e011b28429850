import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'For the modal of the chat room: what players say to each other, and a field to say something. A visitor logs in first.',
  props: {
    pageSize: 'How many messages one look back brings, at most 100.',
    pollMs: 'Milliseconds between two looks for new messages while the live channel is down; otherwise it says when there are some.',
    register: 'Where "Open an account" leads; a trial account only reads.',
  },
  examples: [{}, { pageSize: 50, pollMs: 30_000 }],
};

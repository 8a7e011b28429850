import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose:
    'The platform’s messages to the member, all or those not read: opening one reads it, chosen ones are marked or deleted together. Stands in the member center.',
  props: { pageSize: 'How many messages a page of the list has, 100 at most.' },
  examples: [{}, { pageSize: 20 }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Binds an e-mail by a code sent to it, or changes it. Stands in a security section.',
  props: {},
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A new login password, for who knows the old one. Stands in a security section.',
  props: {},
  examples: [{}],
};

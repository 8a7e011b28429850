import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Sets the payment password, changes it, or replaces a forgotten one by a code. Stands in a security section.',
  props: {},
  examples: [{}],
};

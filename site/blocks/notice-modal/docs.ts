import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'One notice in full, with the others a step away. Stands in a modal.',
  props: {},
  examples: [{}],
};

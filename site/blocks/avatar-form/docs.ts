import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'A choice among the platform’s drawn avatars; the header has it at once. Stands in a security section.',
  props: {},
  examples: [{}],
};

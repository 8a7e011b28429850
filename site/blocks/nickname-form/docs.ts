import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What others see instead of the account’s name. Stands in a security section.',
  props: {},
  examples: [{}],
};

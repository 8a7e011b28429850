import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Where a visitor changes their mind about being counted.',
  props: {},
  examples: [{}],
};

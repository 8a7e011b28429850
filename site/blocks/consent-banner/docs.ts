import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'Asks a visitor once whether visits may be counted, and counts them where that is allowed.',
  props: { privacy: 'Where it says what is done with what is counted.' },
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'What greets a player once a day, and the way to have no more of it. Stands in a modal.',
  props: { muteDays: 'For how many days, today included, muting silences it.' },
  examples: [{}, { muteDays: 7 }],
};

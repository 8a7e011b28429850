import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'All promotions with their art, period and status, by category; joined or claimed from here.',
  props: {
    title: 'The heading.',
    detail: 'The page that shows one promotion in full; it gets `?id=`.',
    rewards: 'The entry of a centre where applications are written and tickets opened.',
  },
  examples: [{}],
};

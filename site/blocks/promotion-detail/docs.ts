import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'One promotion in full, named by `?id=`; joined or claimed from here.',
  props: {
    list: 'The page of all promotions, which it leads back to.',
    rewards: 'The entry of a centre where applications are written and tickets opened.',
  },
  examples: [{}],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "The member's or the agent's centre: a menu of its entries, and the chosen one. Stands in a modal.",
  props: {
    centre: 'Whose centre it is.',
  },
  examples: [{ centre: 'member' }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: "For the modal of sub-games: the games behind a vendor's entry, with a search. The modal's `vendor` and `type` say whose.",
  props: {
    pageSize: 'Games on a page.',
    tile: "The shape of a game's picture.",
  },
  examples: [{}, { pageSize: 12, tile: 'portrait' }],
};

import type { BlockDocs } from '#site/assembler/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The lotteries that are played on this site, by group: next draw, latest numbers, favourites and recent ones.',
  props: {
    title: 'The heading.',
    area: '`VN` shows the Vietnamese lotteries only.',
  },
  examples: [{}, { area: 'VN' }],
};

import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The lotteries that are played on this site, by group: next draw, latest numbers, favorites and recent ones.',
  props: {
    title: 'The heading.',
    area: '`VN` shows the Vietnamese lotteries only.',
    vendors: 'Codes of the vendors whose lotteries are shown; all of them, where none is named.',
    page: 'Path of the page on which a lottery opens, where it is not this one.',
  },
  examples: [{}, { area: 'VN' }, { vendors: ['TCG_SEA'], page: '/lottery' }],
};

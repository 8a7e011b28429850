import type { BlockDocs } from '#site/assembler/sdk/props.ts';
import type { props } from './schema.ts';

export const docs: BlockDocs<typeof props> = {
  purpose: 'The games of a category, page after page. Search, filters and what config adds stand in one row that stays in sight.',
  props: {
    category: "The category whose games are listed; `:games` is the one in the page's path.",
    title: 'A heading above the games, where they are not all that the page is about.',
    inAppLotteries:
      'Whether games of vendors whose lotteries are played on this site are among them; `false` below a lobby of these lotteries.',
    pageSize: 'Games asked for at a time.',
    columns: 'Tiles in a row on a wide screen; narrower screens show fewer.',
    filters: 'The filters above the games, in this order.',
    minBets: 'Choices of the minimum bet beside "all", in minor units of the currency.',
    tile: "The shape of a game's picture.",
  },
  slots: { row: 'What stands beside search and filters, such as the `vendor-menu`.' },
  examples: [
    { category: 'RNG', pageSize: 14 },
    { category: 'ELOTT', title: { t: 'lottery.others' }, inAppLotteries: false, filters: ['search', 'list'] },
    { category: 'SPORTS', filters: ['search', 'list'], columns: 6, tile: 'portrait' },
  ],
};

import type { Drawn, LotteryGame, LotteryMenus } from '#site/api/contract/lottery.ts';

/** A heading with its lotteries. */
export interface Group {
  readonly code: string;
  readonly games: readonly LotteryGame[];
}

/** Vendor codes to filter a menu by. */
interface Narrowing {
  /** From the lottery page's URL; ignored if it has no lotteries here. */
  readonly vendor: string;
  /** Selected in the vendor menu: only this vendor is shown. Empty for all. */
  readonly chosen: string;
  /** From config; empty for all. */
  readonly among: readonly string[];
}

/** The groups of a menu with lotteries of the wanted vendors, in the platform's order. (Numeric keys of an object would come first.) */
export function groupsOf(menus: LotteryMenus, { vendor, chosen, among }: Narrowing): Group[] {
  const groups = Object.values(menus).map(({ gameGroupCode, gameMenus }) => ({ code: gameGroupCode, games: gameMenus }));
  const wanted = of(groups, (game) => (among.length === 0 || among.includes(game.vendor)) && (chosen === '' || chosen === game.vendor));
  const narrowed = of(wanted, (game) => game.vendor === vendor);
  return narrowed.length > 0 ? narrowed : wanted;
}

const of = (groups: readonly Group[], belongs: (game: LotteryGame) => boolean): Group[] =>
  groups.map(({ code, games }) => ({ code, games: games.filter(belongs) })).filter(({ games }) => games.length > 0);

/** Due times of the next results, by draw interval, so that one late result does not delay the others. */
export function resultsDue(games: readonly LotteryGame[], opened: readonly Drawn[]): { readonly gameCode: string; readonly at: number }[] {
  return opened.flatMap(({ gameCode, drawnAt }) => {
    const game = games.find((known) => known.gameCode === gameCode);
    return game === undefined ? [] : [{ gameCode, at: drawnAt + game.everyMs }];
  });
}

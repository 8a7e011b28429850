import type { Drawn, LotteryGame, LotteryMenus } from '#site/api/contract/lottery.ts';

/** A heading with its lotteries. */
export interface Group {
  readonly code: string;
  readonly games: readonly LotteryGame[];
}

/** Vendors to narrow a menu to, by code. */
interface Narrowing {
  /** Of the lottery page's URL: followed where it has lotteries here, else passed over. */
  readonly vendor: string;
  /** Chosen in the vendor menu: nobody else's are shown. Empty for all. */
  readonly chosen: string;
  /** Of config; empty for all. */
  readonly among: readonly string[];
}

/**
 * The groups of a menu that have lotteries of the wanted vendors. Numbers as keys would come first in an object, so the order
 * is the one in which the platform wrote them.
 */
export function groupsOf(menus: LotteryMenus, { vendor, chosen, among }: Narrowing): Group[] {
  const groups = Object.values(menus).map(({ gameGroupCode, gameMenus }) => ({ code: gameGroupCode, games: gameMenus }));
  const wanted = of(groups, (game) => (among.length === 0 || among.includes(game.vendor)) && (chosen === '' || chosen === game.vendor));
  const narrowed = of(wanted, (game) => game.vendor === vendor);
  return narrowed.length > 0 ? narrowed : wanted;
}

const of = (groups: readonly Group[], belongs: (game: LotteryGame) => boolean): Group[] =>
  groups.map(({ code, games }) => ({ code, games: games.filter(belongs) })).filter(({ games }) => games.length > 0);

/** When the next draw of each lottery is over, by how often it is drawn. One whose result is late keeps no other waiting. */
export function resultsDue(games: readonly LotteryGame[], opened: readonly Drawn[]): { readonly gameCode: string; readonly at: number }[] {
  return opened.flatMap(({ gameCode, drawnAt }) => {
    const game = games.find((known) => known.gameCode === gameCode);
    return game === undefined ? [] : [{ gameCode, at: drawnAt + game.everyMs }];
  });
}

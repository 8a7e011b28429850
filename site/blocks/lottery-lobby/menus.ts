import type { Drawn, LotteryGame, LotteryMenus } from '#site/api/contract/lottery.ts';

/** A heading with its lotteries. */
export interface Group {
  readonly code: string;
  readonly games: readonly LotteryGame[];
}

/**
 * The groups of a menu that have lotteries; those of one vendor only, where the URL names one that has some here. Numbers as
 * keys would come first in an object, so the order is the one in which the platform wrote them.
 */
export function groupsOf(menus: LotteryMenus, vendor: string): Group[] {
  const groups = Object.values(menus).map(({ gameGroupCode, gameMenus }) => ({ code: gameGroupCode, games: gameMenus }));
  const narrowed = groups.map(({ code, games }) => ({ code, games: games.filter((game) => game.vendor === vendor) }));
  const shown = narrowed.some(({ games }) => games.length > 0) ? narrowed : groups;
  return shown.filter(({ games }) => games.length > 0);
}

/** When the next of these draws is over, by how often they are drawn. */
export function nextResultAt(games: readonly LotteryGame[], opened: readonly Drawn[]): number | undefined {
  const times = opened.flatMap(({ gameCode, drawnAt }) =>
    games.filter((game) => game.gameCode === gameCode).map(({ everyMs }) => drawnAt + everyMs),
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

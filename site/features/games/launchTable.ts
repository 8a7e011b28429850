import type { SessionKind } from '#site/session/session.ts';
import { lotteryPath } from '#site/features/lottery/lotteryPlace.ts';
import { isLottery, type LaunchTarget } from './launchTarget.ts';

/** What a game is, as far as its start goes. */
export type GameSort = 'lottery' | 'group' | 'rooms' | 'provider' | 'otherLottery' | 'game';

/** What starting a game comes to. */
export type LaunchStep =
  /** The login popup; nothing launches, also not after it. */
  | 'login'
  /** A trial account is told that it needs a real one. */
  | 'warning'
  | 'nothing'
  /** The in-app page of lotteries, or that of the lottery's vendor. */
  | 'lotteryPage'
  /** The popup with the vendor's sub-games. */
  | 'subGames'
  /** The popup with the game's rooms. */
  | 'rooms'
  /** The page that the vendor has of its own, with the game in its frame. */
  | 'providerPage'
  /** The page of running games, with the lobby of the platform that the lottery is played at (GAM-9). */
  | 'platformLobby'
  /** The page of running games. */
  | 'gamePage';

interface LaunchRow {
  /** All that a row names must be so; a row that names nothing takes what is left. */
  readonly when: { readonly session?: SessionKind; readonly launching?: true; readonly game?: GameSort };
  readonly leads: LaunchStep;
}

/** How a game starts (spec, section 4, "Game start"); the first row that fits decides. */
export const LAUNCH_TABLE: readonly LaunchRow[] = [
  { when: { session: 'visitor' }, leads: 'login' },
  { when: { session: 'trial' }, leads: 'warning' },
  { when: { launching: true }, leads: 'nothing' },
  { when: { game: 'lottery' }, leads: 'lotteryPage' },
  { when: { game: 'group' }, leads: 'subGames' },
  { when: { game: 'rooms' }, leads: 'rooms' },
  { when: { game: 'provider' }, leads: 'providerPage' },
  { when: { game: 'otherLottery' }, leads: 'platformLobby' },
  { when: {}, leads: 'gamePage' },
];

/** The constants of `site.json` that launches depend on, and what pages there are. */
export interface LaunchSettings {
  readonly games: { readonly lotteryPage: string; readonly vendorPages: Readonly<Record<string, string>> };
  readonly lottery: { readonly inAppVendors: readonly string[] };
  hasPage(path: string): boolean;
}

export interface LaunchSituation {
  readonly session: SessionKind;
  /** A launch is under way. */
  readonly launching: boolean;
  readonly game: LaunchTarget;
  readonly settings: LaunchSettings;
}

/** What starting a game comes to here and now. */
export function launchStep({ session, launching, game, settings }: LaunchSituation): LaunchStep {
  const sort = sortOf(game, settings);
  const fits = ({ when }: LaunchRow): boolean =>
    (when.session === undefined || when.session === session) &&
    (when.launching === undefined || launching) &&
    (when.game === undefined || when.game === sort);
  return LAUNCH_TABLE.find(fits)?.leads ?? 'nothing';
}

/** The platform's word for an entry that stands for a vendor's games. */
const GROUP = 'VASSALAGE';

function sortOf(game: LaunchTarget, settings: LaunchSettings): GameSort {
  if (isLottery(game) && settings.lottery.inAppVendors.includes(game.vassalage) && settings.hasPage(lotteryPageOf(game, settings))) {
    return 'lottery';
  }
  if (game.isGame === GROUP) return 'group';
  if (game.hasRooms === 1 && game.roomId === undefined) return 'rooms';
  const page = vendorPage(game.vassalage, settings);
  if (page !== undefined && settings.hasPage(page)) return 'provider';
  return isLottery(game) ? 'otherLottery' : 'game';
}

/** The page that a vendor has of its own. */
export function vendorPage(vendor: string, { games }: Pick<LaunchSettings, 'games'>): string | undefined {
  return Object.hasOwn(games.vendorPages, vendor) ? games.vendorPages[vendor] : undefined;
}

function lotteryPageOf({ vassalage }: LaunchTarget, settings: LaunchSettings): string {
  return vendorPage(vassalage, settings) ?? settings.games.lotteryPage;
}

/**
 * Address of a lottery on its in-app page: gameCode, vendor and playType, each only when known. A vendor's own page need
 * not be told the vendor.
 */
export function lotteryAddress(game: LaunchTarget, settings: LaunchSettings): string {
  return lotteryPath(lotteryPageOf(game, settings), {
    gameCode: game.nodeId,
    vendor: vendorPage(game.vassalage, settings) === undefined ? game.vassalage : '',
    playType: game.defaultPlayType ?? '',
  });
}

import type { SessionKind } from '#site/session/session.ts';
import { lotteryPath } from '#site/features/lottery/lotteryPlace.ts';
import { isLottery, type LaunchTarget } from './launchTarget.ts';

/** Kind of a game, as far as its launch differs. */
export type GameSort = 'lottery' | 'group' | 'rooms' | 'provider' | 'otherLottery' | 'game';

/** Result of a launch. */
export type LaunchStep =
  /** The login modal; the game does not launch after login either. */
  | 'login'
  /** A trial account sees that the game requires a real account. */
  | 'warning'
  | 'nothing'
  /** The in-app lottery page, or the lottery vendor's page. */
  | 'lotteryPage'
  /** The modal with the vendor's sub-games. */
  | 'subGames'
  /** The modal with the game's rooms. */
  | 'rooms'
  /** The vendor's separate page, with the game in its frame. */
  | 'providerPage'
  /** The page of running games, with the lobby of the lottery's platform [GAM-9]. */
  | 'platformLobby'
  /** The page of running games. */
  | 'gamePage';

interface LaunchRow {
  /** All named conditions must hold; a row without conditions is the default. */
  readonly when: { readonly session?: SessionKind; readonly launching?: true; readonly game?: GameSort; readonly isTrial?: false };
  readonly leads: LaunchStep;
}

/** Decides how a game launches; the first matching row applies. */
export const LAUNCH_TABLE: readonly LaunchRow[] = [
  { when: { session: 'visitor' }, leads: 'login' },
  { when: { session: 'trial', isTrial: false }, leads: 'warning' },
  { when: { launching: true }, leads: 'nothing' },
  { when: { game: 'lottery' }, leads: 'lotteryPage' },
  { when: { game: 'group' }, leads: 'subGames' },
  { when: { game: 'rooms' }, leads: 'rooms' },
  { when: { game: 'provider' }, leads: 'providerPage' },
  { when: { game: 'otherLottery' }, leads: 'platformLobby' },
  { when: {}, leads: 'gamePage' },
];

/** The constants of `site.json` that launches depend on, and the existing pages. */
export interface LaunchSettings {
  readonly games: { readonly lotteryPage: string; readonly vendorPages: Readonly<Record<string, string>> };
  readonly lottery: { readonly inAppVendors: readonly string[] };
  hasPage(path: string): boolean;
}

export interface LaunchSituation {
  readonly session: SessionKind;
  /** Whether a launch is in progress. */
  readonly launching: boolean;
  readonly game: LaunchTarget;
  readonly settings: LaunchSettings;
}

/** The launch step for a game and the current session. */
export function launchStep({ session, launching, game, settings }: LaunchSituation): LaunchStep {
  const sort = sortOf(game, settings);
  const fits = ({ when }: LaunchRow): boolean =>
    (when.session === undefined || when.session === session) &&
    (when.launching === undefined || launching) &&
    (when.isTrial === undefined || game.isTrial !== 1) &&
    (when.game === undefined || when.game === sort);
  return LAUNCH_TABLE.find(fits)?.leads ?? 'nothing';
}

/** The platform's marker of an entry for a vendor's games. */
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

/** The vendor's separate page. */
export function vendorPage(vendor: string, { games }: Pick<LaunchSettings, 'games'>): string | undefined {
  return Object.hasOwn(games.vendorPages, vendor) ? games.vendorPages[vendor] : undefined;
}

function lotteryPageOf({ vassalage }: LaunchTarget, settings: LaunchSettings): string {
  return vendorPage(vassalage, settings) ?? settings.games.lotteryPage;
}

/**
 * URL of a lottery on its in-app page: gameCode, vendor and playType, each only if known. A vendor's separate page needs no vendor
 * parameter.
 */
export function lotteryAddress(game: LaunchTarget, settings: LaunchSettings): string {
  return lotteryPath(lotteryPageOf(game, settings), {
    gameCode: game.nodeId,
    vendor: vendorPage(game.vassalage, settings) === undefined ? game.vassalage : '',
    playType: game.defaultPlayType ?? '',
  });
}

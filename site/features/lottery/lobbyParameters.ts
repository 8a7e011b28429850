import { lotteryPath } from './lotteryPlace.ts';

/** The parts of `site.json` that say how a lottery is opened. */
export interface LotterySettings {
  readonly platform: { readonly device: string };
  readonly lottery: {
    readonly area: string;
    readonly launchMode: string;
    /** Names of prize tables; the one called like `type` goes first. */
    readonly type: string;
    readonly prizeModes: readonly string[];
  };
}

/** What a lottery lobby of the platform is opened with (spec, section 7). */
export interface LobbyParameters {
  readonly lottoArea: string;
  readonly launchMode: string;
  readonly lottoPrizeMode: string;
  /** Absent for the lobby itself. */
  readonly lottoGameCode?: string;
  readonly lottoView: 'betting' | 'lobby';
  readonly device: string;
  /** Where the lobby's way back leads: an address of this site. */
  readonly backUrl: string;
  readonly language: string;
}

interface Wanted {
  /** '' for the lobby. */
  readonly gameCode: string;
  readonly backUrl: string;
  readonly language: string;
  /** Name of a prize table; the site's own type unless given. */
  readonly prizeMode?: string;
}

/**
 * The parameters for a lottery, or for the lobby.
 *
 * A lobby of another platform gets them by name (`platformLobby`). The lotteries of this site live on pages of their own, and
 * there the same facts stand elsewhere (`siteLobby`): `lottoGameCode` is `gameCode`; `lottoView` is `betting` where there is
 * one; `lottoArea`, `device` and `language` are the page's and the request's own; `lottoPrizeMode` is chosen on the slip;
 * `backUrl` is the browser's Back; `launchMode` says that it is a lottery, which the page is.
 */
export function lobbyParameters({ platform, lottery }: LotterySettings, wanted: Wanted): LobbyParameters {
  const { gameCode, backUrl, language } = wanted;
  const known = lottery.prizeModes.includes(wanted.prizeMode ?? lottery.type) ? (wanted.prizeMode ?? lottery.type) : lottery.prizeModes[0];
  return {
    lottoArea: lottery.area,
    launchMode: lottery.launchMode,
    lottoPrizeMode: known ?? lottery.type,
    ...(gameCode !== '' && { lottoGameCode: gameCode }),
    lottoView: gameCode === '' ? 'lobby' : 'betting',
    device: platform.device,
    backUrl,
    language,
  };
}

/**
 * The address of another platform's lobby with these parameters.
 * @param address absolute; as launched, so past the gate
 */
export function platformLobby(address: string, parameters: LobbyParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The address on one of this site's lottery pages. */
export function siteLobby(page: string, { lottoGameCode = '' }: LobbyParameters, vendor = ''): string {
  return lotteryPath(page, { gameCode: lottoGameCode, vendor });
}

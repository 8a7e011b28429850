import { lotteryPath } from './lotteryPlace.ts';

/** The parts of `site.json` for opening a lottery. */
export interface LotterySettings {
  readonly platform: { readonly device: string };
  readonly lottery: {
    readonly area: string;
    readonly launchMode: string;
    /** Names of prize tables; the one named `type` comes first. */
    readonly type: string;
    readonly prizeModes: readonly string[];
  };
}

/** Parameters of the platform's lottery lobby. */
export interface LobbyParameters {
  readonly lottoArea: string;
  readonly launchMode: string;
  readonly lottoPrizeMode: string;
  /** Absent for the lobby itself. */
  readonly lottoGameCode?: string;
  readonly lottoView: 'betting' | 'lobby';
  readonly device: string;
  /** Return URL of the lobby, on this site. */
  readonly backUrl: string;
  readonly language: string;
}

interface Wanted {
  /** '' for the lobby. */
  readonly gameCode: string;
  readonly backUrl: string;
  readonly language: string;
  /** Name of a prize table; defaults to the site's type. */
  readonly prizeMode?: string;
}

/**
 * The parameters for a lottery, or for the lobby.
 * A lobby of another platform gets them by name (`platformLobby`). Lotteries of this site have separate pages, where the same values are
 * stored elsewhere (`siteLobby`): `lottoGameCode` is `gameCode`; `lottoView` is `betting` if a game is given; `lottoArea`, `device` and
 * `language` come from page and request; `lottoPrizeMode` is selected on the slip; `backUrl` is the browser's Back; `launchMode` is
 * implied by the page.
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
 * URL of another platform's lobby with these parameters.
 * @param address absolute URL of the launch, already validated
 */
export function platformLobby(address: string, parameters: LobbyParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** URL on one of this site's lottery pages. */
export function siteLobby(page: string, { lottoGameCode = '' }: LobbyParameters, vendor = ''): string {
  return lotteryPath(page, { gameCode: lottoGameCode, vendor });
}

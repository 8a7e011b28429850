import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fields of an answer: `true` for a value as it is, a list of one for a list of such, `ANY` for what each key of a map has. */
type Fields = true | readonly [Fields] | { readonly [name: string]: Fields };

const ANY = '*';
const session = { token: true, firstTimeLogin: true, passwordExpired: true } as const;
const game = { nodeId: true, vassalage: true, gameType: true, gameClassify: true, gameName: true, minBet: true, minLineNum: true } as const;
const notice = { id: true, title: true, startDateStr: true, content: true } as const;
const card = {
  vassalage: true,
  gameType: true,
  accountTypeId: true,
  displayName: true,
  smallIcon: true,
  isHot: true,
} as const;
const rule = { enabled: true, required: true, minLength: true, maxLength: true, acceptedPattern: true, patternId: true } as const;

/**
 * Every call of the specification (section 7) with the fields that sections 3 and 7 name. What they leave open is the platform's to
 * define, so it answers all of it. The session's keys are how this project encrypts calls.
 */
const CALLS: Readonly<Record<string, Fields>> = {
  '/wps/session/key': true,
  '/wps/session/login': session,
  '/wps/session/login/freeplay': session,
  '/wps/session/logout': true,
  '/wps/verification/sms/noLogin': { expiredMinutes: true },
  '/wps/verification/sms/register': { expiredMinutes: true },
  '/wps/system/whitelabel': true,
  '/wps/system/setting/register': { [ANY]: rule },
  '/wps/system/status': {
    maintenance: true,
    regionRestriction: true,
    location: { ip: true },
    info: {
      resources: [{ resourceType: true, url: true, qrCodeUrl: true }],
      customerService: [{ csType: true, path: true }],
      analytics: { gtagId: true },
      imageCDNs: true,
      launchGameCDNs: true,
    },
  },
  '/wps/system/domainRoute': { domainList: true },
  '/wps/system/country': [{ countryCode: true, countryDialingCode: true }],
  '/wps/system/helpCenter': true,
  '/wps/captcha': true,
  '/wps/feedback': true,
  '/wps/member/info': {
    id: true,
    account: true,
    nickname: true,
    type: true,
    toUpline: true,
    clubLabel: { labelName: true, rankLevel: true },
    memberLabel: true,
  },
  '/wps/member/info/icon': true,
  '/wps/member/info/funds/consolidated': true,
  '/wps/member/register': {},
  '/wps/member/register/mobile': {},
  '/wps/member/password': true,
  '/wps/member/password/email': true,
  '/wps/member/password/verification': true,
  '/wps/agent/affiliate': true,
  '/wps/v2/wallets/balance': { sumBalance: true },
  '/wps/relay/GCS_walletTransfer': true,
  '/wps/relay/GCS_merchantWallet': true,
  '/wps/relay/GCSGAME_gameList': { games: [game], totalPages: true },
  '/wps/relay/MCSFE_getListAnnouncements': {
    banners: [{ bannerId: true, groupName: true, url: true, linkageType: true }],
    player: [notice],
    popup: [notice],
    promotion: [notice],
  },
  '/wps/relay/GCSGAME_getVassGameType': true,
  '/wps/relay/GCSGAME_gameVendor': { data: { lanes: [{ title: true, cards: [card] }] } },
  '/wps/relay/MCSFE_getFavoriteGames': { content: true, totalPages: true },
  '/wps/relay/MCSFE_getFavoriteGamesList': { content: [game], totalPages: true },
  '/wps/relay/GCS_recentGame': { list: [game], totalPages: true },
  '/wps/relay/GCSGAME_hotGamesV2': { list: [game] },
  '/wps/relay/GCS_gameLaunchFB': { content: true },
  '/wps/game/launchGame': { content: true },
  '/wps/relay/GLS2_roomList': true,
  '/lgw/games/game_menus': true,
  '/lgw/games/popular': { [ANY]: { gameMenus: [game] } },
  '/wps/relay/ODSFE2_getWinnerBoard': { list: [{ vo: { customerName: true, gameName: true, winAmount: true } }] },
  '/wps/relay/WPSCORE_getCustomerServiceScript': { version: { pathList: [{ type: true, path: true }] } },
  '/lgw/vn/games/game_menu': true,
  '/lgw/vn/games/game_menu/recent': true,
  '/lgw/vn/numeros/opened/game': true,
  '/lotto/lgw/games/opened/numero': true,
  '/wps/relay/MCSFE_getMissionSummaryDetails': true,
  '/wps/relay/MCSFE_getMissionLeaderboard': true,
  '/wps/relay/MCS2_processDividendReq': true,
  '/wps/relay/MCS2_processDailySalContract': true,
  '/wps/relay/MCS2_processContractHourSalary': true,
  '/wps/relay/MCSFE_processRealTimeSalaryContract': true,
  '/wps/relay/MCS2_claimRafflePromotion': true,
  '/wps/relay/CSP_unreadCount': { unreadMessage: true },
  '/wps/relay/MCS2_getPointBalance': true,
  '/wps/relay/MCS2_getPointReward': true,
  '/wps/relay/passwordCheck/MCS2_redeemPointReward': true,
  '/wps/relay/MCS2_getRedeemPointList': true,
  '/wps/relay/MCS2_getPointConfig': true,
  '/wps/relay/ODSFE2_MemTransDet': true,
  '/wps/relay/passwordCheck/MCS2_convertPoint': true,
};

/** How the platform writes what it answers; each is one that platforms are seen with. */
export const MANNERS = ['exactly', 'with more', 'with nulls', 'with numbers as text'] as const;
export type Manner = (typeof MANNERS)[number];

/** Pictures are on a host of the platform's own. */
function withPictures(text: string, origin: string): string {
  return text.replaceAll('"/art/', `"${origin}/art/`).replace(/"imageCDNs":\[[^\]]*\]/, `"imageCDNs":["${origin}"]`);
}

function write(value: unknown, fields: Fields, manner: Manner): unknown {
  if (Array.isArray(value)) return value.map((item) => write(item, fields === true ? true : (Reflect.get(fields, 0) ?? true), manner));
  if (typeof value === 'number' && manner === 'with numbers as text') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const named = fields === true ? true : (Reflect.get(fields, key) ?? Reflect.get(fields, ANY));
    if (named !== undefined) return [[key, write(inner, named, manner)]];
    return manner === 'with nulls' ? [[key, null]] : [];
  });
  return { ...Object.fromEntries(kept), ...(manner === 'with more' && fields !== true && { madeUp: { nested: [1] } }) };
}

export interface SpecPlatform {
  readonly url: string;
  manner: Manner;
  /** Spoils an answer before it is sent, by path. */
  readonly spoil: Map<string, (value: unknown) => unknown>;
  /** What was asked for: `GET /wps/captcha`, with the headers and the query. */
  readonly asked: { readonly call: string; readonly query: URLSearchParams; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/**
 * A platform that does what the reference gateway at `origin` does, and answers with the specification's fields alone. It has no call
 * that the specification does not name.
 */
export async function openSpecPlatform(origin: string): Promise<SpecPlatform> {
  const server = createServer((request, response) => {
    void answer(request)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.writeHead(502).end());
  });
  const platform: SpecPlatform = {
    url: '',
    manner: 'exactly',
    spoil: new Map(),
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage) {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith('/art/')) {
      const picture = await fetch(origin + pathname);
      const type = picture.headers.get('Content-Type') ?? '';
      const headers = { 'Content-Type': type, 'Cross-Origin-Resource-Policy': 'cross-origin' };
      return { status: picture.status, headers, body: Buffer.from(await picture.arrayBuffer()) };
    }
    platform.asked.push({ call: `${request.method} ${pathname}`, query: searchParams, headers: request.headers });
    const fields = CALLS[pathname];
    if (fields === undefined) {
      const body = JSON.stringify({ success: false, value: null, errorCode: 'function.not.available' });
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
    }
    const sent: Uint8Array[] = [];
    for await (const chunk of request) sent.push(chunk as Uint8Array); // Node's own type is any.
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length', 'accept-encoding'].includes(name) ? [[name, value]] : [],
    );
    const { method = 'GET' } = request;
    const body = method === 'GET' ? {} : { body: Buffer.concat(sent) };
    const upstream = await fetch(origin + pathname + search, { method, headers: Object.fromEntries(headers), ...body });
    const { success, value, message, errorCode } = Object(JSON.parse(withPictures(await upstream.text(), platform.url))) as Record<
      string,
      unknown
    >; // The gateway's own envelope.
    const written = success === true ? write(value, fields, platform.manner) : value;
    const told = { success, value: platform.spoil.get(pathname)?.(written) ?? written, message, errorCode };
    const cookies = upstream.headers.getSetCookie();
    return {
      status: upstream.status,
      headers: { 'Content-Type': 'application/json', ...(cookies.length > 0 && { 'Set-Cookie': cookies }) },
      body: JSON.stringify(told),
    };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return Object.assign(platform, { url: `http://127.0.0.1:${port}` });
}

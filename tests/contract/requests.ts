/** A sensible request for each row of the call table, who asks, and what must have happened before. */
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { AFFAIRS_ASKED_BY, AFFAIRS_EXAMPLES, affairsPreparations } from './affairsRows.ts';
import { CASHIER_EXAMPLES, cashierPreparations } from './cashierRows.ts';
import { PLAY_EXAMPLES } from './playing.ts';
import { SECURITY_ACCOUNTS, securityExamples, securityPreparations } from './securityRows.ts';
import { dev, lastCode, PASSWORD, PAYMENT_PASSWORD, send, standIn, tokenOf } from './support.ts';

const lobby = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 14 };
const days = { startDate: '2026-01-01', endDate: '2026-01-15' };
const favorites = { clientType: 3, platform: 'flash', language: 'EN' };

/** A sensible request for each row; a row without one does not compile. */
export async function requestsFor(gateway: RunningGateway): Promise<Record<CallName, unknown>> {
  const [firstGame] = (await send(gateway, calls.gameList, { ...lobby, gameType: 'RNG' })).value.games;
  const game = { nodeId: firstGame?.nodeId ?? '', vendor: firstGame?.vassalage ?? '', gameType: 'RNG' };
  const [firstSport] = (await send(gateway, calls.gameList, { ...lobby, gameType: 'SPORTS', vassalage: 'FB' })).value.games;
  const sportsGame = { nodeId: firstSport?.nodeId ?? '', vendor: 'FB', gameType: 'SPORTS' };
  return {
    login: { type: 'username', username: 'demo', password: PASSWORD },
    factorCode: { challenge: '', factor: 'sms' },
    verifyLogin: { challenge: '', factor: 'mobile', answer: '9170000002' },
    socialLogin: { provider: 'google', token: 'a.b.c' },
    logout: {},
    freeplay: { os: 'test', platform: 'W' },
    sessionKey: {},
    captcha: {},
    geetestId: { product: 'login' },
    smsLoginCode: { mobileNum: '9170000001', countryDialingCode: '+63' },
    smsRegisterCode: { mobileNo: '9170000002', countryDialingCode: '+63' },
    registrationRules: {},
    registerMember: { username: 'newcomer', password: 'secret123', registerMethod: 'WEB' },
    registerMobile: { mobileNum: '9170000003', countryDialingCode: '+63', password: 'secret123', registerMethod: 'WEB' },
    checkUsername: { username: 'nobodyyet' },
    checkAffiliate: { code: 'SINAG88', domain: 'localhost' },
    changePassword: { oldPassword: PASSWORD, newPassword: 'Another2026', confirmNewPassword: 'Another2026' },
    passwordByEmail: { username: 'demo', email: 'demo@example.com' },
    passwordByPhone: { mobileNum: '9170000001', countryDialingCode: '+63', newPassword: PASSWORD, verificationCode: '000000' },
    customerService: {},
    whitelabel: {},
    systemStatus: { url: 'localhost' },
    countries: {},
    domainRoute: {},
    memberInfo: {},
    memberLanguage: { language: 'TY' },
    unreadCount: {},
    uploadImage: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]),
    inbox: { pageNo: 1, pageSize: 10 },
    readMessages: {},
    deleteMessages: { messageIds: ['1'] },
    balance: {},
    merchantWallet: { isSingle: 1 },
    setAutoTransfer: { autoTransfer: true },
    walletTransfer: { kind: 'allBack' },
    transferLine: { pageNo: 1, pageSize: 10 },
    memberTransfer: { receiverId: '', amount: 100, paymentPassword: PAYMENT_PASSWORD },
    announcements: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'EN' },
    winnerBoard: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
    helpCenter: { language: 'EN' },
    newsList: { language: 'EN', pageNo: 1, pageSize: 6 },
    newsArticle: { id: 'seasons', language: 'EN' },
    promotionCategories: { language: 'EN' },
    availablePromotions: { language: 'EN' },
    actOnPromotion: { promotionId: 'gift', action: 'claim' },
    promotionClaims: { language: 'EN', pageNo: 1, pageSize: 10 },
    claimRafflePromotion: { promotionId: 'ticket' },
    gameVendor: { merchantCode: 'demo' },
    vendorTypes: { merchantCode: 'demo', vassalage: 'SALA' },
    gameList: { ...lobby, gameType: 'RNG' },
    hotGames: { merchantCode: 'demo', platform: 'flash', language: 'EN' },
    favoriteIds: { ...favorites, pageNo: 1, pageSize: 100 },
    favoriteList: { ...favorites, pageNo: 1, pageSize: 14 },
    addFavorite: game,
    removeFavorite: game,
    recentGames: { clientType: 3, language: 'EN', pageNo: 1, pageSize: 14 },
    launchGame: { ...game, platform: 'html5', language: 'EN' },
    gameLaunchFb: { ...sportsGame, platform: 'html5', language: 'EN' },
    roomList: { nodeId: game.nodeId, vendor: game.vendor, language: 'EN' },
    popularGames: { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'EN' },
    rankProgress: {},
    leaderboard: { period: 'week', limitNum: 20 },
    missionSummary: { language: 'EN' },
    claimMission: { missionId: 'start', period: 'once' },
    referralDetails: { pageNo: 1, pageSize: 10 },
    pointBalance: {},
    pointRewards: { language: 'EN', pageNo: 1, pageSize: 12 },
    pointConfig: {},
    vnGameMenu: { prizeMode: 1, device: 'WEB' },
    vnRecentMenu: {},
    lotteryMenus: { device: 'WEB' },
    openedNumbers: { gameCode: 'VNMB', count: 100 },
    openedNumero: { gameCode: 'VNMB', numero: '20260101' },
    nextDraws: {},
    lotteryRules: { gameCode: 'SEA1' },
    placeBets: { gameCode: 'SEA1', numero: '20260101', prizeMode: 5, lines: [{ playType: 'pair_last', picks: [['07']], stake: 10_000 }] },
    lotteryOrders: { pageNo: 1, pageSize: 10 },
    chatMessages: { limit: 30 },
    sendChatMessage: { text: 'Good evening' },
    miniGameTable: {},
    playMiniGame: { gameCode: 'wheel', choice: 'spin', stake: 100, seedHash: '0'.repeat(64), clientSeed: 'player-1' },
    bettingRecords: { ...days, pageNo: 1, pageSize: 10 },
    accountRecords: { ...days, pageNo: 1, pageSize: 10 },
    bonusRecords: { ...days, pageNo: 1, pageSize: 10 },
    profitReport: days,
    ...AFFAIRS_EXAMPLES,
    ...securityExamples,
    ...PLAY_EXAMPLES,
    ...CASHIER_EXAMPLES,
  };
}

/** What must have happened before some rows succeed, and what of it the request holds. */
export function preparationsFor(gateway: RunningGateway, clock: { now: number }): Partial<Record<CallName, () => Promise<unknown>>> {
  const switchOn = (flag: string) => dev(gateway, 'PUT', 'whitelabel', { [flag]: '1' });
  const challengeOf = async () => {
    const refused = await send(gateway, calls.login, { type: 'username', username: 'roaming', password: PASSWORD });
    return Object(refused.value).challenge.id;
  };
  return {
    factorCode: async () => ({ challenge: await challengeOf() }),
    verifyLogin: async () => ({ challenge: await challengeOf() }),
    socialLogin: async () => {
      await switchOn('GOOGLELOGIN3');
      const { credential } = await standIn(gateway, '/dev/providers/google/token', { client_id: 'standin-google', email: 'a@example.com' });
      return { token: credential };
    },
    geetestId: async () => void (await switchOn('GEETEST3')),
    registerMobile: async () => {
      await send(gateway, calls.smsRegisterCode, { mobileNo: '9170000003', countryDialingCode: '+63' });
      return { verificationCode: await lastCode(gateway) };
    },
    placeBets: async () => ({ numero: (await send(gateway, calls.nextDraws, { gameCode: 'SEA1' })).value.list[0]?.numero }),
    playMiniGame: async () => {
      const token = await tokenOf(gateway, 'demo');
      return { seedHash: (await send(gateway, calls.miniGameTable, {}, { token })).value.seedHash };
    },
    memberTransfer: async () => {
      const token = await tokenOf(gateway, 'team001');
      const { upline } = (await send(gateway, calls.transferLine, { pageNo: 1, pageSize: 10 }, { token })).value;
      return { receiverId: upline?.memberId };
    },
    ...affairsPreparations(gateway),
    ...securityPreparations(gateway, clock),
    ...cashierPreparations(gateway, clock),
    passwordByPhone: async () => {
      await send(gateway, calls.smsLoginCode, { mobileNum: '9170000001', countryDialingCode: '+63', purpose: 'password' });
      return { verificationCode: await lastCode(gateway) };
    },
  };
}

/** Whose request of a row succeeds. */
export const askerOf = (name: CallName): string => ASKED_BY[name] ?? AFFAIRS_ASKED_BY[name] ?? SECURITY_ACCOUNTS[name] ?? 'demo';

/** Who asks: whoever changes a password or shuts the account keeps it to themselves, and money is sent along a line; else `demo`. */
const ASKED_BY: Partial<Record<CallName, string>> = {
  changePassword: 'vip',
  memberTransfer: 'team001',
  takeTimeOut: 'team196',
  excludeSelf: 'team197',
};

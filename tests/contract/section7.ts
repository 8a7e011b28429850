import type { Call, CallName } from '#site/api/contract/index.ts';

/** A call as section 7 of the specification states it; what it does not show is left out. */
export interface Stated {
  readonly call: CallName;
  readonly method?: Call['method'];
  readonly path?: string;
  readonly encrypted?: true;
  readonly form?: true;
  /** Fields of the payload. */
  readonly takes?: readonly string[];
  /** Fields of `value`; a dot goes into objects and through lists. */
  readonly answers?: readonly string[];
}

const relay = (name: string): string => `/wps/relay/${name}`;
const writes = (call: CallName, name: string, rest: Partial<Stated> = {}): Stated => ({ call, method: 'POST', path: relay(name), ...rest });
const reads = (call: CallName, name: string, rest: Partial<Stated> = {}): Stated => ({ call, method: 'GET', path: relay(name), ...rest });

const PAGED = ['pageNo', 'pageSize'];

export const SECTION_7: readonly Stated[] = [
  // Login and system
  {
    call: 'login',
    method: 'POST',
    path: '/wps/session/login',
    encrypted: true,
    takes: ['type', 'username', 'password', 'captcha'],
    answers: ['token', 'firstTimeLogin', 'passwordExpired'],
  },
  { call: 'smsLoginCode', method: 'POST', path: '/wps/verification/sms/noLogin', takes: ['mobileNum', 'countryDialingCode'] },
  { call: 'freeplay', method: 'POST', path: '/wps/session/login/freeplay', encrypted: true, takes: ['os', 'platform'] },
  { call: 'logout', method: 'DELETE', path: '/wps/session/logout' },
  { call: 'whitelabel', method: 'GET', path: '/wps/system/whitelabel', answers: ['modId', 'enabled', 'childrenNodes'] },
  { call: 'registrationRules', method: 'GET', path: '/wps/system/setting/register' },
  { call: 'systemStatus', method: 'GET', path: '/wps/system/status', takes: ['url'] },
  { call: 'domainRoute', method: 'GET', path: '/wps/system/domainRoute', answers: ['domainList'] },
  { call: 'helpCenter', method: 'GET', path: '/wps/system/helpCenter' },
  { call: 'captcha', method: 'GET', path: '/wps/captcha' },
  { call: 'sendFeedback', method: 'PUT', path: '/wps/feedback' },
  // Member
  { call: 'memberInfo', method: 'GET', path: '/wps/member/info' },
  { call: 'memberIcon', method: 'GET', path: '/wps/member/info/icon' },
  { call: 'registerMember', method: 'PUT', path: '/wps/member/register', encrypted: true },
  { call: 'registerMobile', method: 'PUT', path: '/wps/member/register/mobile', encrypted: true },
  {
    call: 'changePassword',
    method: 'POST',
    path: '/wps/member/password',
    encrypted: true,
    takes: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  { call: 'passwordByEmail', method: 'POST', path: '/wps/member/password/email', form: true, takes: ['username', 'email'] },
  {
    call: 'passwordByPhone',
    method: 'POST',
    path: '/wps/member/password/verification',
    encrypted: true,
    takes: ['newPassword', 'mobileNum', 'verificationCode'],
  },
  { call: 'consolidated', method: 'GET', path: '/wps/member/info/funds/consolidated' },
  { call: 'checkAffiliate', method: 'GET', path: '/wps/agent/affiliate', takes: ['code', 'domain'] },
  {
    call: 'smsRegisterCode',
    method: 'POST',
    path: '/wps/verification/sms/register',
    takes: ['countryDialingCode', 'mobileNo', 'regType'],
  },
  { call: 'memberLanguage', takes: ['language'] },
  // Wallet
  { call: 'balance', method: 'GET', path: '/wps/v2/wallets/balance', answers: ['sumBalance'] },
  writes('walletTransfer', 'GCS_walletTransfer'),
  reads('merchantWallet', 'GCS_merchantWallet', { takes: ['isSingle'] }),
  // Games
  reads('gameList', 'GCSGAME_gameList', {
    takes: [
      'clientType',
      'platform',
      'channel',
      'merchant',
      'gameType',
      'vassalage',
      'gameClassify',
      'gameName',
      'minBet',
      'minLineNum',
      'language',
      ...PAGED,
    ],
    answers: ['games', 'totalPages'],
  }),
  reads('announcements', 'MCSFE_getListAnnouncements', { takes: ['types', 'platform'] }),
  reads('vendorTypes', 'GCSGAME_getVassGameType'),
  reads('gameVendor', 'GCSGAME_gameVendor', { takes: ['merchantCode'], answers: ['data.lanes'] }),
  reads('favoriteIds', 'MCSFE_getFavoriteGames', {
    takes: ['clientType', 'platform', 'language', 'gameType', ...PAGED],
    answers: ['content', 'totalPages'],
  }),
  reads('favoriteList', 'MCSFE_getFavoriteGamesList', {
    takes: ['clientType', 'platform', 'language', 'gameType', ...PAGED],
    answers: ['content', 'totalPages'],
  }),
  { call: 'addFavorite', method: 'POST', takes: ['nodeId', 'vendor', 'gameType'] },
  { call: 'removeFavorite', method: 'DELETE', takes: ['nodeId', 'vendor', 'gameType'] },
  reads('recentGames', 'GCS_recentGame', { takes: ['clientType', 'vassalage', 'language', ...PAGED], answers: ['list', 'totalPages'] }),
  reads('hotGames', 'GCSGAME_hotGamesV2', {
    takes: ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'],
    answers: ['list'],
  }),
  reads('gameLaunchFb', 'GCS_gameLaunchFB'),
  { call: 'launchGame', method: 'GET', path: '/wps/game/launchGame', answers: ['content'] },
  reads('roomList', 'GLS2_roomList'),
  { call: 'lotteryMenus', method: 'GET', path: '/lgw/games/game_menus' },
  { call: 'popularGames', method: 'GET', path: '/lgw/games/popular', takes: ['count', 'prizeMode', 'device', 'language'] },
  reads('winnerBoard', 'ODSFE2_getWinnerBoard', { takes: ['gameCategory', 'language', 'limitNum'], answers: ['list.vo'] }),
  // Lottery
  { call: 'vnGameMenu', method: 'GET', path: '/lgw/vn/games/game_menu', takes: ['prizeMode', 'device'] },
  { call: 'vnRecentMenu', method: 'GET', path: '/lgw/vn/games/game_menu/recent' },
  { call: 'openedNumbers', method: 'GET', path: '/lgw/vn/numeros/opened/game', takes: ['count'] },
  { call: 'openedNumero', method: 'GET', path: '/lotto/lgw/games/opened/numero' },
  // Missions, rewards, points and messages
  reads('missionSummary', 'MCSFE_getMissionSummaryDetails'),
  reads('leaderboard', 'MCSFE_getMissionLeaderboard'),
  writes('processDividend', 'MCS2_processDividendReq'),
  writes('processDailySalary', 'MCS2_processDailySalContract'),
  writes('processHourlySalary', 'MCS2_processContractHourSalary'),
  writes('processRealTimeSalary', 'MCSFE_processRealTimeSalaryContract'),
  writes('claimRafflePromotion', 'MCS2_claimRafflePromotion'),
  reads('unreadCount', 'CSP_unreadCount', { answers: ['unreadMessage'] }),
  reads('pointBalance', 'MCS2_getPointBalance'),
  reads('pointRewards', 'MCS2_getPointReward'),
  writes('redeemPointReward', 'passwordCheck/MCS2_redeemPointReward'),
  reads('redeemList', 'MCS2_getRedeemPointList'),
  reads('pointConfig', 'MCS2_getPointConfig'),
  reads('pointDetails', 'ODSFE2_MemTransDet'),
  writes('convertPoint', 'passwordCheck/MCS2_convertPoint'),
];

/**
 * What section 7 shows and the table does otherwise, on purpose.
 * - The token is no parameter of the favorites lists: it travels in its header only (API-11).
 * - Guest play has no encrypted random header: it has nothing to keep secret. `X-Gateway-Version: 3` goes with every call.
 * - The registration SMS by username and by mobile are one call, told apart by `regType`.
 */
export const DEPARTURES: readonly { readonly call: CallName; readonly without: string }[] = [
  { call: 'favoriteIds', without: 'token' },
  { call: 'favoriteList', without: 'token' },
];

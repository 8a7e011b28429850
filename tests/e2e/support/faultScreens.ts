import type { CallName } from '#site/api/contract/index.ts';
import { typePayout } from './faultForms/cashier.ts';
import { agreeTo, centreOf, type Visit } from './faultForms/form.ts';

/** Where a read is seen to fail. */
export interface FaultScreen {
  /** Address of the screen; opening it brings the call about. */
  readonly at: string;
  /** Seeded account that looks at it; nobody when absent. */
  readonly as?: string;
  /** The screen is whole without it: what it would add is left out, and nothing is said. */
  readonly quiet?: true;
  /** Flags, before the first page. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  /** Goes on from the address to what brings the call about. */
  readonly open?: (visit: Visit) => Promise<unknown>;
  /** Key of the button that asks again. @default `common` `retry` */
  readonly retry?: readonly [namespace: string, key: string];
  /** That button is always there; this is what failed, or what came. */
  readonly said?: readonly [namespace: string, key: string];
}

const CAPTCHA_RULE = { enabled: true, required: true, minLength: 1, maxLength: 8, acceptedPattern: '*', patternId: 0 };
const SECOND_MS = 1000;

const demo = (at: string): FaultScreen => ({ at, as: 'demo' });
const agent = (at: string): FaultScreen => ({ at, as: 'agent' });

/** Opens the first of what a table of the centre lists. */
const firstRow = ({ page }: Visit) => centreOf(page).getByRole('table').locator('tbody').getByRole('button').first().click();

/** Begins to offer a contract. */
const offer = ({ page, texts }: Visit) => page.getByRole('button', { name: texts('contracts', 'offer'), exact: true }).click();

/** Asks for a withdrawal, which leads to its page. */
async function withdraw(visit: Visit): Promise<void> {
  visit.panel.seedAfterwards();
  await (await typePayout(visit, '0132')).click();
}

/** Bets, lets the numbers be drawn, and asks for them. */
async function betAndLook({ page, panel, texts }: Visit): Promise<void> {
  const t = (key: string, ...values: string[]) => texts('lottery', key, ...values);
  await page.getByRole('button', { name: t('option_low'), exact: true }).click();
  await page.getByRole('button', { name: t('add_line'), exact: true }).click();
  const slip = page.getByRole('region', { name: t('slip'), exact: true });
  await slip.getByRole('button', { name: t('place_bet', '').trim() }).click();
  await agreeTo(page, t('confirm_ok')).click();
  await slip.getByText(new RegExp(`^${t('placed_orders', '')}`)).waitFor();
  await panel.advance(190 * SECOND_MS);
  await page
    .getByRole('region', { name: texts('config', 'lottery.bets') })
    .getByText(t('show_numbers'))
    .first()
    .click();
}

/** The screen on which each read that a screen is made of is asked for first. */
export const READS: Partial<Record<CallName, FaultScreen>> = {
  // Login and system
  captcha: {
    at: '/?modal=registerModal',
    prepare: ({ panel }) => panel.registration({ captcha: CAPTCHA_RULE }),
    retry: ['kit', 'refresh_captcha'],
    said: ['auth', 'captcha_failed'],
  },
  systemStatus: { at: '/', quiet: true },
  memberInfo: { ...demo('/'), quiet: true },
  registrationRules: agent('/?centre=registerDownline'),
  countries: { at: '/register', quiet: true },
  domainRoute: { at: '/down', quiet: true },
  helpCenter: { at: '/help' },
  newsList: { at: '/news' },
  newsArticle: { at: '/news?id=seasons' },
  feedbackList: demo('/?modal=feedback&modal.list=own'),
  // Member
  unreadCount: { ...demo('/'), quiet: true },
  securityConfig: demo('/?centre=securityCenter'),
  sessionList: demo('/?centre=securityCenter&modal.section=logins'),
  loginHistory: demo('/?centre=securityCenter&modal.section=logins'),
  authenticatorSetup: demo('/?centre=securityCenter&modal.section=authenticator'),
  memberIcon: demo('/?centre=securityCenter&modal.section=avatar'),
  referralDetails: demo('/?centre=referral'),
  rankProgress: demo('/vip'),
  leaderboard: demo('/leaderboard'),
  // Wallet
  balance: { ...demo('/'), quiet: true },
  merchantWallet: demo('/?centre=transferFund'),
  transferLine: { at: '/?centre=transferUpline', as: 'team001' },
  depositSettings: demo('/?centre=depositv2'),
  withdrawSettings: demo('/?centre=withdraw'),
  bankCards: demo('/?centre=withdraw'),
  depositOrders: demo('/?centre=depositv2&modal.view=history'),
  depositOrder: { ...demo('/?centre=depositv2&modal.view=history'), open: firstRow },
  withdrawalOrders: demo('/?centre=withdraw&modal.view=history'),
  withdrawalOrder: { at: '/?centre=withdraw', as: 'team132', open: withdraw },
  paymentConfirmations: demo('/?centre=withdraw'),
  // Games
  favoriteList: demo('/rng?list=fav'),
  recentGames: demo('/rng?list=recent'),
  launchGame: demo('/seamless'),
  gameLaunchFb: demo('/fbsports'),
  roomList: { ...demo('/pvp?page=DUELO'), open: ({ site }) => site.games.first().getByRole('button').first().click() },
  miniGameTable: { ...demo('/?modal=miniGames&modal.game=dice'), prepare: ({ panel }) => panel.whitelabel({ MINIGAME3: '1' }) },
  chatMessages: { ...demo('/?modal=chatRoom'), prepare: ({ panel }) => panel.whitelabel({ CHATROOM3: '1' }) },
  announcements: { at: '/noticePage' },
  gameVendor: { at: '/live' },
  gameList: { at: '/rng' },
  hotGames: { at: '/no-such-page' },
  popularGames: { at: '/' },
  winnerBoard: { at: '/' },
  favoriteIds: { ...demo('/rng'), quiet: true },
  // Lottery
  lotteryMenus: { at: '/lottery' },
  vnRecentMenu: { ...demo('/vnlottery'), quiet: true },
  openedNumero: { ...demo('/lottery?gameCode=SEA3&playType=sum_sides'), open: betAndLook, retry: ['lottery', 'numbers_retry'] },
  vnGameMenu: { at: '/vnlottery' },
  openedNumbers: { at: '/lottery?gameCode=SEA3' },
  nextDraws: { at: '/lottery?gameCode=SEA3' },
  lotteryRules: { at: '/lottery?gameCode=SEA3' },
  lotteryOrders: demo('/lottery?gameCode=SEA3'),
  // Missions, rewards, points and messages
  missionSummary: demo('/?centre=missionLeaderboard'),
  promotionCategories: { at: '/promotions', quiet: true },
  availablePromotions: { at: '/promotions' },
  promotionClaims: demo('/?centre=rewardCenter&modal.reward=zalo'),
  redEnvelopes: demo('/?modal=redEnvelopes'),
  redEnvelopeHistory: demo('/?modal=redEnvelopes'),
  pointBalance: demo('/pointMall'),
  pointRewards: demo('/pointMall'),
  pointConfig: demo('/pointMall?tab=rates'),
  redeemList: demo('/pointMall?tab=history'),
  pointDetails: demo('/pointMall?tab=details'),
  inbox: demo('/?centre=messageV2'),
  // Records and responsible play
  bettingRecords: demo('/?centre=personalHistoryCopy'),
  accountRecords: demo('/?centre=transactionHistory'),
  bonusRecords: demo('/?centre=bonusDetails'),
  profitReport: demo('/?centre=personalProfit'),
  playLimits: demo('/responsible-play'),
  playSession: demo('/responsible-play'),
  exclusionTerms: demo('/responsible-play'),
  // Team, contracts and what they bring
  contractList: { at: '/?modal=contracts', as: 'team186' },
  givenContracts: { at: '/?modal=contracts&modal.side=given', as: 'pact1' },
  contractDownlines: { at: '/?modal=contracts&modal.side=given', as: 'pact1', open: offer },
  contractTerms: {
    at: '/?modal=contracts&modal.side=given',
    as: 'pact1',
    async open(visit) {
      await offer(visit);
      await visit.page.getByRole('button', { name: 'pact14', exact: true }).click();
    },
  },
  downlineLinks: {
    ...agent('/?centre=registerDownline'),
    open: ({ page, texts }) =>
      centreOf(page)
        .getByRole('tab', { name: texts('team', 'by_link') })
        .click(),
  },
  teamMember: { ...agent('/?centre=teamManagement'), open: firstRow },
  teamMemberBets: { ...agent('/?centre=teamBetting'), open: firstRow },
  consolidated: { ...agent('/'), quiet: true },
  ownRates: agent('/?centre=registerDownline'),
  teamMembers: agent('/?centre=teamManagement'),
  teamOverview: agent('/?centre=teamOverview'),
  teamBetting: agent('/?centre=teamBetting'),
  userLoss: agent('/?centre=userLoss'),
  agentRecords: agent('/?centre=accountDetails'),
  agentIncome: agent('/?centre=myIncome'),
  earningRecords: agent('/?centre=dailyWages'),
  earningStatus: agent('/?centre=dailyWages'),
};

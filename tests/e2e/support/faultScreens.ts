import type { CallName } from '#site/api/contract/index.ts';

/** Where a read is seen to fail. */
export interface FaultScreen {
  /** Address of the screen; opening it brings the call about. */
  readonly at: string;
  /** Seeded account that looks at it; nobody when absent. */
  readonly as?: string;
  /** The screen is whole without it: what it would add is left out, and nothing is said. */
  readonly quiet?: true;
}

const demo = (at: string): FaultScreen => ({ at, as: 'demo' });
const agent = (at: string): FaultScreen => ({ at, as: 'agent' });

/** The screen on which each read that a screen is made of is asked for first. */
export const READS: Partial<Record<CallName, FaultScreen>> = {
  // Login and system
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
  // Games
  announcements: { at: '/noticePage' },
  gameVendor: { at: '/live' },
  gameList: { at: '/rng' },
  hotGames: { at: '/no-such-page' },
  popularGames: { at: '/' },
  winnerBoard: { at: '/' },
  favouriteIds: { ...demo('/rng'), quiet: true },
  // Lottery
  lotteryMenus: { at: '/lottery' },
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

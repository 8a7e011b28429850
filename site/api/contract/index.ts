/**
 * The whole table, for the gateway and for tests. Pages import single rows from their own files, so that a page
 * carries only the schemas it uses.
 */
import { announcements, winnerBoard } from './announcements.ts';
import { addBankCard, bankCards, chooseBankCard, removeBankCard } from './bankCards.ts';
import { chatMessages, sendChatMessage } from './chat.ts';
import { leaderboard, rankProgress } from './club.ts';
import * as games from './games.ts';
import * as contracts from './agentContracts.ts';
import * as given from './givenContracts.ts';
import { agentIncome, earningRecords, earningStatus } from './earnings.ts';
import * as envelopes from './envelopes.ts';
import { feedbackList, sendFeedback } from './feedback.ts';
import { helpCenter, newsArticle, newsList } from './content.ts';
import { captcha, factorCode, freeplay, login, sessionKey, smsLoginCode, smsRegisterCode, socialLogin, verifyLogin } from './login.ts';
import { actOnDeposit, createDeposit, depositOrder, depositOrders, depositSettings } from './deposits.ts';
import { logout } from './logout.ts';
import * as lottery from './lottery.ts';
import { memberInfo, memberLanguage, unreadCount } from './member.ts';
import { memberTransfer, transferLine } from './memberTransfer.ts';
import { deleteMessages, inbox, readMessages } from './messages.ts';
import { miniGameTable, playMiniGame } from './miniGames.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './password.ts';
import { claimMission, missionSummary } from './missions.ts';
import { actOnPromotion, availablePromotions, claimRafflePromotion, promotionCategories, promotionClaims } from './promotions.ts';
import { convertPoint, pointBalance, pointConfig, pointDetails, pointRewards, redeemList, redeemPointReward } from './points.ts';
import * as play from './play.ts';
import { popularGames } from './popular.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { referralDetails } from './referral.ts';
import { accountRecords, agentRecords, bettingRecords, bonusRecords, profitReport, teamMemberBets } from './records.ts';
import { roomList } from './rooms.ts';
import * as security from './security.ts';
import { customerService } from './support.ts';
import { countries, domainRoute, systemStatus, whitelabel } from './system.ts';
import { teamBetting, teamOverview, userLoss } from './teamReports.ts';
import { uploadImage } from './uploads.ts';
import * as team from './team.ts';
import { gameVendor, vendorTypes } from './vendors.ts';
import { geetestId } from './verification.ts';
import { balance, merchantWallet, setAutoTransfer, walletTransfer } from './wallet.ts';
import {
  confirmWithdrawal,
  createWithdrawal,
  paymentConfirmations,
  withdrawalOrder,
  withdrawalOrders,
  withdrawSettings,
} from './withdrawals.ts';

export const calls = {
  login,
  factorCode,
  verifyLogin,
  socialLogin,
  logout,
  freeplay,
  sessionKey,
  captcha,
  geetestId,
  smsLoginCode,
  smsRegisterCode,
  registrationRules,
  registerMember,
  registerMobile,
  checkUsername,
  checkAffiliate,
  changePassword,
  passwordByEmail,
  passwordByPhone,
  customerService,
  whitelabel,
  systemStatus,
  countries,
  domainRoute,
  memberInfo,
  memberLanguage,
  unreadCount,
  uploadImage,
  inbox,
  readMessages,
  deleteMessages,
  balance,
  merchantWallet,
  setAutoTransfer,
  walletTransfer,
  transferLine,
  memberTransfer,
  announcements,
  winnerBoard,
  helpCenter,
  newsList,
  newsArticle,
  promotionCategories,
  availablePromotions,
  actOnPromotion,
  promotionClaims,
  claimRafflePromotion,
  gameVendor,
  vendorTypes,
  gameList: games.gameList,
  hotGames: games.hotGames,
  favouriteIds: games.favouriteIds,
  favouriteList: games.favouriteList,
  addFavourite: games.addFavourite,
  removeFavourite: games.removeFavourite,
  recentGames: games.recentGames,
  launchGame: games.launchGame,
  gameLaunchFb: games.gameLaunchFb,
  roomList,
  vnGameMenu: lottery.vnGameMenu,
  vnRecentMenu: lottery.vnRecentMenu,
  lotteryMenus: lottery.lotteryMenus,
  openedNumbers: lottery.openedNumbers,
  openedNumero: lottery.openedNumero,
  nextDraws: lottery.nextDraws,
  lotteryRules: lottery.lotteryRules,
  placeBets: lottery.placeBets,
  lotteryOrders: lottery.lotteryOrders,
  popularGames,
  rankProgress,
  leaderboard,
  missionSummary,
  claimMission,
  referralDetails,
  pointBalance,
  pointRewards,
  pointConfig,
  pointDetails,
  redeemPointReward,
  redeemList,
  convertPoint,
  redEnvelopes: envelopes.redEnvelopes,
  openRedEnvelope: envelopes.openRedEnvelope,
  redEnvelopeHistory: envelopes.redEnvelopeHistory,
  sendFeedback,
  feedbackList,
  contractList: contracts.contractList,
  processDividend: contracts.processDividend,
  processDailySalary: contracts.processDailySalary,
  processHourlySalary: contracts.processHourlySalary,
  processRealTimeSalary: contracts.processRealTimeSalary,
  consolidated: contracts.consolidated,
  ownRates: team.ownRates,
  registerDownline: team.registerDownline,
  downlineLinks: team.downlineLinks,
  createDownlineLink: team.createDownlineLink,
  changeDownlineLink: team.changeDownlineLink,
  teamMembers: team.teamMembers,
  teamMember: team.teamMember,
  changeMemberRates: team.changeMemberRates,
  givenContracts: given.givenContracts,
  contractDownlines: given.contractDownlines,
  contractTerms: given.contractTerms,
  offerContract: given.offerContract,
  earningRecords,
  earningStatus,
  agentIncome,
  chatMessages,
  sendChatMessage,
  miniGameTable,
  playMiniGame,
  bettingRecords,
  accountRecords,
  bonusRecords,
  profitReport,
  teamOverview,
  teamBetting,
  teamMemberBets,
  userLoss,
  agentRecords,
  authenticatorSetup: security.authenticatorSetup,
  bindEmail: security.bindEmail,
  bindMobile: security.bindMobile,
  changeNickname: security.changeNickname,
  changePaymentPassword: security.changePaymentPassword,
  chooseIcon: security.chooseIcon,
  emailCode: security.emailCode,
  loginHistory: security.loginHistory,
  memberIcon: security.memberIcon,
  mobileCode: security.mobileCode,
  ownerCode: security.ownerCode,
  securityConfig: security.securityConfig,
  sessionList: security.sessionList,
  setPaymentPassword: security.setPaymentPassword,
  signOutOthers: security.signOutOthers,
  turnOffAuthenticator: security.turnOffAuthenticator,
  renewRecoveryCodes: security.renewRecoveryCodes,
  turnOnAuthenticator: security.turnOnAuthenticator,
  playLimits: play.playLimits,
  setPlayLimit: play.setPlayLimit,
  answerPlayLimit: play.answerPlayLimit,
  playSession: play.playSession,
  setRealityCheck: play.setRealityCheck,
  acknowledgeRealityCheck: play.acknowledgeRealityCheck,
  takeTimeOut: play.takeTimeOut,
  exclusionTerms: play.exclusionTerms,
  excludeSelf: play.excludeSelf,
  depositSettings,
  createDeposit,
  depositOrder,
  depositOrders,
  actOnDeposit,
  withdrawSettings,
  createWithdrawal,
  withdrawalOrder,
  withdrawalOrders,
  paymentConfirmations,
  confirmWithdrawal,
  bankCards,
  addBankCard,
  removeBankCard,
  chooseBankCard,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;

export * from './defineCall.ts';
export * from './envelope.ts';
export * from './errorCodes.ts';
export * from './wire.ts';

import type { Handlers } from '../context.ts';
import { announcements, winnerBoard } from './announcements.ts';
import { helpCenter, newsArticle, newsList } from './content.ts';
import { addFavourite, favouriteIds, favouriteList, recentGames, removeFavourite } from './favourites.ts';
import {
  consolidated,
  contractList,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from './contracts.ts';
import * as team from './team.ts';
import { givenContracts } from './givenContracts.ts';
import { agentIncome, earningRecords, earningStatus } from './earnings.ts';
import { openRedEnvelope, redEnvelopeHistory, redEnvelopes } from './envelopes.ts';
import { feedbackList, sendFeedback } from './feedback.ts';
import { gameLaunchFb, gameList, gameVendor, hotGames, launchGame, vendorTypes } from './games.ts';
import { roomList } from './rooms.ts';
import { addBankCard, bankCards, chooseBankCard, removeBankCard } from './bankCards.ts';
import { chatMessages, sendChatMessage } from './chat.ts';
import { leaderboard, rankProgress } from './club.ts';
import { captcha, smsLoginCode, smsRegisterCode } from './codes.ts';
import { actOnDeposit, createDeposit, depositOrder, depositOrders, depositSettings } from './deposits.ts';
import { login } from './login.ts';
import {
  lotteryMenus,
  lotteryOrders,
  lotteryRules,
  nextDraws,
  openedNumbers,
  openedNumero,
  placeBets,
  vnGameMenu,
  vnRecentMenu,
} from './lottery.ts';
import { freeplay, logout, sessionKey } from './session.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './password.ts';
import { factorCode, verifyLogin } from './secondFactor.ts';
import { geetestId, socialLogin } from './social.ts';
import { customerService } from './support.ts';
import { memberInfo, memberLanguage, unreadCount } from './member.ts';
import { memberTransfer, transferLine } from './memberTransfer.ts';
import { balance, merchantWallet, setAutoTransfer, walletTransfer } from './wallets.ts';
import { deleteMessages, inbox, readMessages } from './messages.ts';
import { miniGameTable, playMiniGame } from './miniGames.ts';
import {
  acknowledgeRealityCheck,
  answerPlayLimit,
  excludeSelf,
  exclusionTerms,
  playLimits,
  playSession,
  setPlayLimit,
  setRealityCheck,
  takeTimeOut,
} from './play.ts';
import { convertPoint, pointBalance, pointConfig, pointDetails, pointRewards, redeemList, redeemPointReward } from './points.ts';
import { popularGames } from './popular.ts';
import { claimMission, missionSummary } from './missions.ts';
import { actOnPromotion, availablePromotions, claimRafflePromotion, promotionCategories, promotionClaims } from './promotions.ts';
import { referralDetails } from './referrals.ts';
import { accountRecords, bettingRecords, bonusRecords, profitReport } from './records.ts';
import { security } from './security.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { countries, domainRoute, systemStatus, whitelabel } from './system.ts';
import {
  confirmWithdrawal,
  createWithdrawal,
  paymentConfirmations,
  withdrawalOrder,
  withdrawalOrders,
  withdrawSettings,
} from './withdrawals.ts';
import { uploadImage } from './uploads.ts';
import { agentRecords, teamBetting, teamMemberBets, teamOverview, userLoss } from './teamReports.ts';

/** Every row's handler: the type asks for each. */
export const handlers: Handlers = {
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
  gameList,
  hotGames,
  favouriteIds,
  favouriteList,
  addFavourite,
  removeFavourite,
  recentGames,
  launchGame,
  gameLaunchFb,
  roomList,
  vnGameMenu,
  vnRecentMenu,
  lotteryMenus,
  openedNumbers,
  openedNumero,
  nextDraws,
  lotteryRules,
  placeBets,
  lotteryOrders,
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
  redEnvelopes,
  openRedEnvelope,
  redEnvelopeHistory,
  sendFeedback,
  feedbackList,
  contractList,
  processDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  consolidated,
  ...givenContracts,
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
  ...security,
  ...team,
  playLimits,
  setPlayLimit,
  answerPlayLimit,
  playSession,
  setRealityCheck,
  acknowledgeRealityCheck,
  takeTimeOut,
  exclusionTerms,
  excludeSelf,
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

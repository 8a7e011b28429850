/**
 * The whole table, for the gateway and for tests. Pages import single rows from their own files, so that a page
 * carries only the schemas it uses.
 */
import { announcements, winnerBoard } from './announcements.ts';
import { addBankCard, bankCards, chooseBankCard, removeBankCard } from './bankCards.ts';
import { chatMessages, sendChatMessage } from './chat.ts';
import { leaderboard, rankProgress } from './club.ts';
import * as games from './games.ts';
import { helpCenter, newsArticle, newsList } from './content.ts';
import { captcha, factorCode, freeplay, login, sessionKey, smsLoginCode, smsRegisterCode, socialLogin, verifyLogin } from './login.ts';
import { actOnDeposit, createDeposit, depositOrder, depositOrders, depositSettings } from './deposits.ts';
import { logout } from './logout.ts';
import * as lottery from './lottery.ts';
import { memberInfo, memberLanguage, unreadCount } from './member.ts';
import { deleteMessages, inbox, readMessages } from './messages.ts';
import { miniGameTable, playMiniGame } from './miniGames.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './password.ts';
import { actOnPromotion, availablePromotions, promotionCategories } from './promotions.ts';
import { pointBalance, pointConfig, pointRewards } from './points.ts';
import { popularGames } from './popular.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { accountRecords, bettingRecords, bonusRecords, profitReport } from './records.ts';
import { roomList } from './rooms.ts';
import { customerService } from './support.ts';
import { countries, domainRoute, systemStatus, whitelabel } from './system.ts';
import { uploadImage } from './uploads.ts';
import { gameVendor } from './vendors.ts';
import { geetestId } from './verification.ts';
import { balance } from './wallet.ts';
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
  announcements,
  winnerBoard,
  helpCenter,
  newsList,
  newsArticle,
  promotionCategories,
  availablePromotions,
  actOnPromotion,
  gameVendor,
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
  pointBalance,
  pointRewards,
  pointConfig,
  chatMessages,
  sendChatMessage,
  miniGameTable,
  playMiniGame,
  bettingRecords,
  accountRecords,
  bonusRecords,
  profitReport,
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

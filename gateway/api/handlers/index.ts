import type { Handlers } from '../context.ts';
import { announcements, winnerBoard } from './announcements.ts';
import { helpCenter, newsArticle, newsList } from './content.ts';
import { addFavourite, favouriteIds, favouriteList, recentGames, removeFavourite } from './favourites.ts';
import { gameLaunchFb, gameList, gameVendor, hotGames, launchGame } from './games.ts';
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
import { balance, memberInfo, memberLanguage, unreadCount } from './member.ts';
import { deleteMessages, inbox, readMessages } from './messages.ts';
import { miniGameTable, playMiniGame } from './miniGames.ts';
import { pointBalance, pointConfig, pointRewards } from './points.ts';
import { popularGames } from './popular.ts';
import { actOnPromotion, availablePromotions, promotionCategories } from './promotions.ts';
import { accountRecords, bettingRecords, bonusRecords, profitReport } from './records.ts';
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
  announcements,
  winnerBoard,
  helpCenter,
  newsList,
  newsArticle,
  promotionCategories,
  availablePromotions,
  actOnPromotion,
  gameVendor,
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

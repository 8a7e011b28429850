/**
 * The whole table, for the gateway and for tests. Pages import single rows from their own files, so that a page
 * carries only the schemas it uses.
 */
import { announcements, winnerBoard } from './announcements.ts';
import * as games from './games.ts';
import { captcha, factorCode, freeplay, login, sessionKey, smsLoginCode, smsRegisterCode, socialLogin, verifyLogin } from './login.ts';
import { logout } from './logout.ts';
import { memberInfo, memberLanguage, unreadCount } from './member.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './password.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { customerService } from './support.ts';
import { countries, systemStatus, whitelabel } from './system.ts';
import { gameVendor } from './vendors.ts';
import { geetestId } from './verification.ts';
import { balance } from './wallet.ts';

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
  memberInfo,
  memberLanguage,
  unreadCount,
  balance,
  announcements,
  winnerBoard,
  gameVendor,
  gameList: games.gameList,
  hotGames: games.hotGames,
  favouriteIds: games.favouriteIds,
  favouriteList: games.favouriteList,
  addFavourite: games.addFavourite,
  removeFavourite: games.removeFavourite,
  recentGames: games.recentGames,
  launchGame: games.launchGame,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;

export * from './defineCall.ts';
export * from './envelope.ts';
export * from './errorCodes.ts';
export * from './wire.ts';

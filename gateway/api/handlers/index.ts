import type { Handlers } from '../context.ts';
import { announcements, winnerBoard } from './announcements.ts';
import { addFavourite, favouriteIds, favouriteList, recentGames, removeFavourite } from './favourites.ts';
import { gameList, gameVendor, hotGames, launchGame } from './games.ts';
import { captcha, smsLoginCode, smsRegisterCode } from './codes.ts';
import { login } from './login.ts';
import { freeplay, logout, sessionKey } from './session.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './password.ts';
import { factorCode, verifyLogin } from './secondFactor.ts';
import { geetestId, socialLogin } from './social.ts';
import { customerService } from './support.ts';
import { balance, memberInfo, memberLanguage, unreadCount } from './member.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { countries, systemStatus, whitelabel } from './system.ts';

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
  memberInfo,
  memberLanguage,
  unreadCount,
  balance,
  announcements,
  winnerBoard,
  gameVendor,
  gameList,
  hotGames,
  favouriteIds,
  favouriteList,
  addFavourite,
  removeFavourite,
  recentGames,
  launchGame,
};

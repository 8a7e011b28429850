import type { Handlers } from '../context.ts';
import { announcements, winnerBoard } from './announcements.ts';
import { addFavourite, favouriteIds, favouriteList, recentGames, removeFavourite } from './favourites.ts';
import { gameList, gameVendor, hotGames, launchGame } from './games.ts';
import { captcha, freeplay, login, logout, sessionKey, smsLoginCode, smsRegisterCode } from './login.ts';
import { balance, memberInfo, memberLanguage, unreadCount } from './member.ts';
import { checkAffiliate, checkUsername, registerMember, registerMobile, registrationRules } from './register.ts';
import { countries, systemStatus, whitelabel } from './system.ts';

/** Every row's handler: the type asks for each. */
export const handlers: Handlers = {
  login,
  logout,
  freeplay,
  sessionKey,
  captcha,
  smsLoginCode,
  smsRegisterCode,
  registrationRules,
  registerMember,
  registerMobile,
  checkUsername,
  checkAffiliate,
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

import type { Handlers } from '../context.ts';
import * as announcements from './announcements.ts';
import * as bankCards from './bankCards.ts';
import * as chat from './chat.ts';
import * as club from './club.ts';
import * as codes from './codes.ts';
import * as content from './content.ts';
import * as contracts from './contracts.ts';
import * as deposits from './deposits.ts';
import * as earnings from './earnings.ts';
import * as envelopes from './envelopes.ts';
import * as favorites from './favorites.ts';
import * as feedback from './feedback.ts';
import * as games from './games.ts';
import * as givenContracts from './givenContracts.ts';
import * as login from './login.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as memberTransfer from './memberTransfer.ts';
import * as messages from './messages.ts';
import * as miniGames from './miniGames.ts';
import * as missions from './missions.ts';
import * as password from './password.ts';
import * as play from './play.ts';
import * as points from './points.ts';
import * as popular from './popular.ts';
import * as promotions from './promotions.ts';
import * as records from './records.ts';
import * as referrals from './referrals.ts';
import * as register from './register.ts';
import * as rooms from './rooms.ts';
import * as secondFactor from './secondFactor.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as social from './social.ts';
import * as support from './support.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as teamReports from './teamReports.ts';
import * as uploads from './uploads.ts';
import * as wallets from './wallets.ts';
import * as withdrawals from './withdrawals.ts';

/** Every row's handler: the type asks for each. */
export const handlers: Handlers = {
  ...announcements,
  ...bankCards,
  ...chat,
  ...club,
  ...codes,
  ...content,
  ...contracts,
  ...deposits,
  ...earnings,
  ...envelopes,
  ...favorites,
  ...feedback,
  ...games,
  ...givenContracts,
  ...login,
  ...lottery,
  ...member,
  ...memberTransfer,
  ...messages,
  ...miniGames,
  ...missions,
  ...password,
  ...play,
  ...points,
  ...popular,
  ...promotions,
  ...records,
  ...referrals,
  ...register,
  ...rooms,
  ...secondFactor,
  ...security,
  ...session,
  ...social,
  ...support,
  ...system,
  ...team,
  ...teamReports,
  ...uploads,
  ...wallets,
  ...withdrawals,
};

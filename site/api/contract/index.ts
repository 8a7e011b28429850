/**
 * The whole table, for the gateway and for tests. Pages import single rows from their own files, so that a page
 * carries only the schemas it uses.
 */
import * as agentContracts from './agentContracts.ts';
import * as announcements from './announcements.ts';
import * as bankCards from './bankCards.ts';
import * as chat from './chat.ts';
import * as club from './club.ts';
import * as content from './content.ts';
import * as deposits from './deposits.ts';
import * as earnings from './earnings.ts';
import * as envelopes from './envelopes.ts';
import * as feedback from './feedback.ts';
import * as games from './games.ts';
import * as givenContracts from './givenContracts.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
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
import * as referral from './referral.ts';
import * as register from './register.ts';
import * as rooms from './rooms.ts';
import * as security from './security.ts';
import * as support from './support.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as teamReports from './teamReports.ts';
import * as uploads from './uploads.ts';
import * as vendors from './vendors.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';
import * as withdrawals from './withdrawals.ts';
import type { Call } from './defineCall.ts';

/** The rows among what files of rows export, by name. */
type Rows<Exports> = { readonly [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name] };

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && 'moduleId' in value;

/** In the order of their names, since loaders differ in that of a file's exports. The type says what the filter does. */
const rowsOf = <Exports extends object>(files: Exports): Rows<Exports> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([, value]) => isRow(value))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as Rows<Exports>;

export const calls = rowsOf({
  ...agentContracts,
  ...announcements,
  ...bankCards,
  ...chat,
  ...club,
  ...content,
  ...deposits,
  ...earnings,
  ...envelopes,
  ...feedback,
  ...games,
  ...givenContracts,
  ...login,
  ...logout,
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
  ...referral,
  ...register,
  ...rooms,
  ...security,
  ...support,
  ...system,
  ...team,
  ...teamReports,
  ...uploads,
  ...vendors,
  ...verification,
  ...wallet,
  ...withdrawals,
});
export type Calls = typeof calls;
export type CallName = keyof Calls;

export * from './defineCall.ts';
export * from './envelope.ts';
export * from './errorCodes.ts';
export * from './wire.ts';

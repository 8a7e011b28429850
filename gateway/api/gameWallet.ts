import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { ErrorCode } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { GameKind } from './gameKinds.ts';
import { gameKindOf } from './gameKinds.ts';
import { stakeRefusal } from '../domain/responsiblePlay/limits.ts';
import type { Gateway, MerchantSeed } from './context.ts';
import { gamePurse } from './gamePurse.ts';
import type { GamePurse } from './gamePurse.ts';
import { seedUnit } from '../seed/scale.ts';
import { newToken, tokenHash } from './random.ts';

/** A launch must be opened within this time; an idle game session ends after the second. */
export const LAUNCH_TOKEN_MS = 60_000;
const GAME_SESSION_MS = 60 * 60_000;

/** What a game shows when it opens. Amounts are minor units. */
export interface OpenedGame {
  readonly session: string;
  readonly kind: GameKind;
  readonly name: string;
  readonly language: string;
  /** The target origin of the game's messages. */
  readonly siteOrigin: string;
  readonly currency: { readonly symbol: string; readonly exponent: number };
  readonly balance: number;
  /** Stake limits of a room, in minor units; `null` outside rooms. */
  readonly stakes: Stakes | null;
}

export interface Stakes {
  readonly least: number;
  readonly most: number;
}

/** The game's result of a round. `outcome` is shown to the player, and returned again on a repeat. */
export interface RoundResult<Outcome> {
  readonly outcome: Outcome;
  /** Minor units paid out; 0 for a loss. */
  readonly win: number;
}

export interface Round<Outcome> {
  readonly session: string;
  /** Chosen by the game; a round id is played and paid once. */
  readonly roundId: string;
  /** The game whose rules apply; must match the session's. */
  readonly kind: GameKind;
  /** Minor units. */
  readonly stake: number;
  readonly decide: () => RoundResult<Outcome>;
}

export type PlayedRound = { readonly outcome: unknown; readonly win: number; readonly balance: number };
export type RoundRefusal = 'session' | 'stake' | 'insufficient';

/**
 * A round refused by the responsible gambling rules; the game shows the message. Amounts are minor units, `until` is
 * epoch milliseconds.
 */
export interface HeldRound {
  readonly held: 'excluded' | 'realityCheck' | 'lossLimit';
  /** The remaining stake allowed. */
  readonly most?: number;
  readonly limit?: number;
  readonly until?: number;
}

/** The wallet interface of the games host: it opens launches and settles rounds, without access to accounts. */
export interface GameWallet {
  /** Redeems a launch token; `undefined` if it is used, expired or unknown. */
  open(launchToken: string): OpenedGame | undefined;
  /** Takes the stake, decides and pays in one transaction. */
  play<Outcome>(round: Round<Outcome>): PlayedRound | RoundRefusal | HeldRound;
  balance(session: string): number | undefined;
  /** The player left the game: returns the balance of its vendor's wallet, unless a later game uses it. */
  close(session: string): void;
  /** Whether players of this site have launched games: only such a site may frame one. */
  knowsSite(origin: string): boolean;
}

interface GameSession {
  merchant: string;
  account_id: number;
  /** The account's type. */
  type: number;
  node_id: number;
  room_id: string | null;
  /** Session numbers increase in launch order. */
  number: number;
  vendor: string;
  category: string;
  classify: string;
  session_of: string | null;
}

/** Refusals that a game has a message for. */
const HELD: Readonly<Partial<Record<ErrorCode, HeldRound['held']>>> = {
  [ERROR_CODE.accountExcluded]: 'excluded',
  [PAGE_CODE.realityCheckDue]: 'realityCheck',
  [PAGE_CODE.lossLimitReached]: 'lossLimit',
};

export function createGameWallet({ db, now, random }: Gateway, seeds: ReadonlyMap<string, MerchantSeed>): GameWallet {
  const sessionOf = (session: string) =>
    db.get<GameSession>(
      `SELECT l.merchant, l.account_id, a.type, l.node_id, l.room_id, l.session_of, l.rowid AS number, g.vendor, g.category, g.classify
       FROM launches l JOIN games g ON g.node_id = l.node_id JOIN accounts a ON a.id = l.account_id
       WHERE l.session_hash = ? AND l.session_expires_at > ?`,
      tokenHash(session),
      now(),
    );

  /** The responsible gambling rules for a stake. The player's session must still exist: a game ends with it. */
  const heldBack = ({ merchant, account_id: id, session_of: startedBy }: GameSession, stake: number): HeldRound | 'session' | undefined => {
    const seed = seeds.get(merchant);
    if (seed === undefined) return 'session';
    const refused = stakeRefusal({ db, now, merchant: { code: merchant, seed }, session: startedBy ?? '' }, { id }, stake);
    if (refused === undefined) return undefined;
    const held = HELD[refused.code];
    if (held === undefined) return 'session';
    const { most, limit, until } = refused.value ?? {};
    return { held, ...(most !== undefined && { most }), ...(limit !== undefined && { limit }), ...(until !== undefined && { until }) };
  };

  const stakesOf = ({ merchant, room_id: roomId }: Pick<GameSession, 'merchant' | 'room_id'>): Stakes | undefined => {
    if (roomId === null) return undefined;
    const unit = seedUnit(seeds.get(merchant)?.currency.exponent ?? 0);
    const room = db.get<Stakes>('SELECT min_stake AS least, max_stake AS most FROM rooms WHERE room_id = ?', roomId);
    return room && { least: room.least * unit, most: room.most * unit };
  };

  /** The money a game uses; `undefined` if the merchant is gone. */
  const purseOf = ({
    merchant,
    account_id: accountId,
    type,
    vendor,
  }: Pick<GameSession, 'merchant' | 'account_id' | 'type' | 'vendor'>): GamePurse | undefined => {
    const seed = seeds.get(merchant);
    return seed && gamePurse({ db, merchant: { code: merchant, seed }, accountId, type, at: now() }, vendor);
  };

  return {
    open: (launchToken) => {
      const session = newToken(random);
      const launch = db.get<Omit<GameSession, 'number' | 'vendor' | 'category' | 'classify'> & { language: string; site_origin: string }>(
        `UPDATE launches SET session_hash = ?, session_expires_at = ?
         WHERE token_hash = ? AND session_hash IS NULL AND expires_at > ?
         RETURNING merchant, account_id, node_id, room_id, session_of, language, site_origin,
           (SELECT type FROM accounts a WHERE a.id = account_id) AS type`,
        tokenHash(session),
        now() + GAME_SESSION_MS,
        tokenHash(launchToken),
        now(),
      );
      const seed = launch && seeds.get(launch.merchant);
      const game =
        launch &&
        db.get<{ name: string; category: string; classify: string; vendor: string }>(
          'SELECT name, category, classify, vendor FROM games WHERE node_id = ?',
          launch.node_id,
        );
      const purse = launch && game && purseOf({ ...launch, vendor: game.vendor });
      if (launch === undefined || seed === undefined || game === undefined || purse === undefined) return undefined;
      const { symbol, exponent } = seed.currency;
      purse.follow('into');
      return {
        session,
        kind: gameKindOf(game.category, game.classify),
        name: game.name,
        language: launch.language,
        siteOrigin: launch.site_origin,
        currency: { symbol, exponent },
        balance: purse.balance(),
        stakes: stakesOf(launch) ?? null,
      };
    },

    play: ({ session, roundId, kind, stake, decide }) => {
      if (!Number.isSafeInteger(stake) || stake <= 0) return 'stake';
      return db.transaction(() => {
        const found = sessionOf(session);
        const purse = found && purseOf(found);
        if (found === undefined || purse === undefined || gameKindOf(found.category, found.classify) !== kind) return 'session';
        const { merchant, account_id: accountId, node_id: nodeId } = found;
        const stakes = stakesOf(found);
        if (stakes && (stake < stakes.least || stake > stakes.most)) return 'stake';
        const known = db.get<{ outcome: string; win: number }>(
          'SELECT outcome, win FROM rounds WHERE merchant = ? AND account_id = ? AND round_id = ?',
          merchant,
          accountId,
          roundId,
        );
        if (known !== undefined) {
          return { outcome: JSON.parse(known.outcome), win: known.win, balance: purse.balance() };
        }
        const held = heldBack(found, stake);
        if (held !== undefined) return held;
        if (!purse.take({ roundId, nodeId }, stake)) return 'insufficient';
        const { outcome, win } = decide();
        purse.settle({ merchant, accountId, roundId, nodeId, stake, win, outcome, at: now() });
        return { outcome, win, balance: purse.balance() };
      });
    },

    balance: (session) => {
      const found = sessionOf(session);
      return found && purseOf(found)?.balance();
    },

    close: (session) => {
      const found = sessionOf(session);
      if (found === undefined) return;
      const later = db.get(
        'SELECT 1 FROM launches WHERE merchant = ? AND account_id = ? AND rowid > ? AND session_hash IS NOT NULL LIMIT 1',
        found.merchant,
        found.account_id,
        found.number,
      );
      if (later === undefined) purseOf(found)?.follow('back');
    },

    knowsSite: (origin) => db.get('SELECT 1 FROM launches WHERE site_origin = ? LIMIT 1', origin) !== undefined,
  };
}

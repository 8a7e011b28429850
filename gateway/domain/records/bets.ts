import type { BetStatus } from '#site/api/contract/records.ts';
import type { Database } from '../../db/database.ts';
import { earnBetPoints } from '../mall/betPoints.ts';

/**
 * The record of all bets, whatever game they were placed in: a row each in the table `bets`, written beside the round or the
 * order that it is, in the same transaction. A bet that is settled brings its points. Records and reports read this one table. Amounts are minor units.
 */
interface BetKey {
  readonly accountId: number;
  /** Where it was placed; numbers are unique within. */
  readonly source: 'round' | 'lottery' | 'mini';
  readonly betNo: string;
}

export interface PlacedBet extends BetKey {
  readonly merchant: string;
  readonly category: string;
  readonly vendor: string;
  /** A `nodeId` of the catalogue, or the code of a lottery or a mini game. */
  readonly game: string;
  readonly stake: number;
  readonly at: number;
}

export interface BetResult {
  readonly status: Exclude<BetStatus, 'unsettled'>;
  /** What of the stake counts: all of it, or nothing where it was given back. */
  readonly validBet: number;
  /** What was paid, a returned stake included. */
  readonly win: number;
  readonly at: number;
}

/** A bet that is not decided yet, or, with its result, one that was at once. */
export function recordBet(db: Database, bet: PlacedBet, result?: BetResult): void {
  db.run(
    `INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    bet.merchant,
    bet.accountId,
    bet.source,
    bet.betNo,
    bet.category,
    bet.vendor,
    bet.game,
    result?.status ?? 'unsettled',
    bet.stake,
    result?.validBet ?? 0,
    result?.win ?? 0,
    bet.at,
    result?.at ?? null,
  );
  if (result !== undefined) earnBetPoints(db, bet);
}

/** What became of a bet. */
export function settleBet(db: Database, { accountId, source, betNo }: BetKey, { status, validBet, win, at }: BetResult): void {
  db.run(
    'UPDATE bets SET status = ?, valid_bet = ?, win = ?, settled_at = ? WHERE account_id = ? AND bet_no = ? AND source = ?',
    status,
    validBet,
    win,
    at,
    accountId,
    betNo,
    source,
  );
  earnBetPoints(db, { accountId, source, betNo });
}

interface Round {
  readonly merchant: string;
  readonly accountId: number;
  readonly roundId: string;
  readonly nodeId: number;
  readonly stake: number;
  readonly win: number;
  /** What the game shows again when it asks for the round once more; JSON. */
  readonly outcome: unknown;
  readonly at: number;
}

/** Writes a round of a game whose money has moved, decided in the moment in which it is played, and the bet that it is. */
export function writeRound(db: Database, { merchant, accountId, roundId, nodeId, stake, win, outcome, at }: Round): void {
  db.run(
    'INSERT INTO rounds (merchant, round_id, account_id, node_id, stake, win, outcome, played_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    merchant,
    roundId,
    accountId,
    nodeId,
    stake,
    win,
    JSON.stringify(outcome),
    at,
  );
  const game = db.get<{ category: string; vendor: string }>('SELECT category, vendor FROM games WHERE node_id = ?', nodeId);
  recordBet(
    db,
    {
      merchant,
      accountId,
      source: 'round',
      betNo: roundId,
      category: game?.category ?? 'RNG',
      vendor: game?.vendor ?? '',
      game: String(nodeId),
      stake,
      at,
    },
    { status: 'settled', validBet: stake, win, at },
  );
}

interface MiniRound {
  readonly merchant: string;
  readonly accountId: number;
  readonly id: number;
  readonly game: string;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
}

/** A round of a mini game, which is the platform's own: decided at once, too. */
export function recordMiniRound(db: Database, { merchant, accountId, id, game, stake, win, at }: MiniRound): void {
  const bet = { merchant, accountId, source: 'mini', betNo: `M${id}`, category: 'MINI', vendor: 'MINI', game, stake, at } as const;
  recordBet(db, bet, { status: 'settled', validBet: stake, win, at });
}

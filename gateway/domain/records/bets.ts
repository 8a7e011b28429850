import type { BetStatus } from '#site/api/contract/records.ts';
import type { Database } from '../../db/database.ts';
import { earnBetPoints } from '../mall/betPoints.ts';

/**
 * The record of all bets of any game: one row each in the table `bets`, written in the same transaction as its round or
 * order. A settled bet earns points. Records and reports read only this table. Amounts are minor units.
 */
interface BetKey {
  readonly accountId: number;
  /** Where it was placed; bet numbers are unique within a source. */
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
  /** The part of the stake that counts: all of it, or nothing if it was returned. */
  readonly validBet: number;
  /** The payout, including a returned stake. */
  readonly win: number;
  readonly at: number;
}

/** Records an open bet or, with `result`, a settled one. */
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

/** Settles a bet. */
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

export interface Round {
  readonly merchant: string;
  readonly accountId: number;
  readonly roundId: string;
  readonly nodeId: number;
  readonly stake: number;
  readonly win: number;
  /** JSON of the round's outcome, returned if the game requests the round again. */
  readonly outcome: unknown;
  readonly at: number;
}

/** Stores a round of a game whose money has moved, so that a repeat has the same result. */
export function storeRound(db: Database, { merchant, accountId, roundId, nodeId, stake, win, outcome, at }: Round): void {
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
}

/** Stores a round and its bet; both are decided when it is played. */
export function writeRound(db: Database, round: Round): void {
  const { merchant, accountId, roundId, nodeId, stake, win, at } = round;
  storeRound(db, round);
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

/** Records a round of a mini game, which is decided at once. */
export function recordMiniRound(db: Database, { merchant, accountId, id, game, stake, win, at }: MiniRound): void {
  const bet = { merchant, accountId, source: 'mini', betNo: `M${id}`, category: 'MINI', vendor: 'MINI', game, stake, at } as const;
  recordBet(db, bet, { status: 'settled', validBet: stake, win, at });
}

import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { Database } from '../../db/database.ts';
import { move } from '../ledger/ledger.ts';

export interface Bet {
  readonly account: number;
  readonly at: number;
  readonly stake: number;
  readonly valid: number;
  readonly win: number;
}

export interface TestContract {
  readonly id: number;
  readonly by: number | null;
  readonly to: number;
  readonly sort: ContractSort;
  readonly period: 'D' | 'W' | 'H' | 'M' | null;
  readonly tiers: readonly ContractTier[];
  readonly from: number;
  readonly until: number;
}

/** Inserts accounts, contracts and bets directly into the tables. */
export function addAccount(db: Database, id: number, upline: number | null): void {
  db.run(
    "INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at, upline_id) VALUES (?, 'm', ?, '', '', 0, ?)",
    id,
    `a${id}`,
    upline,
  );
}

/** An offer, which is not in force. */
export function addContract(db: Database, { id, by, to, sort, period, tiers, from }: TestContract): void {
  db.run(
    `INSERT INTO contracts (id, merchant, offered_by, offered_to, sort, period, rate, terms, state, offered_at, changed_at)
     VALUES (?, 'm', ?, ?, ?, ?, 1, ?, 'offered', ?, ?)`,
    id,
    by,
    to,
    sort,
    period,
    JSON.stringify(tiers),
    from - 1,
    from - 1,
  );
}

export const changeState = (db: Database, id: number, state: string, at: number): void =>
  void db.run('UPDATE contracts SET state = ?, changed_at = ? WHERE id = ?', state, at, id);

export const addBet = (db: Database, { account, at, stake, valid, win }: Bet, number: number): void =>
  void db.run(
    `INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
     VALUES ('m', ?, 'round', ?, 'RNG', 'V', '1', 'settled', ?, ?, ?, ?, ?)`,
    account,
    String(number),
    stake,
    valid,
    win,
    at - 5,
    at,
  );

export const give = (db: Database, kind: 'deposit' | 'bonus', accountId: number, amount: number, at: number, key: string): void =>
  void move(db, { merchant: 'm', kind, idempotencyKey: key, accountId, amount, at });

/** A tier with only the given conditions. */
export const tier = (rate: number, conditions: Partial<ContractTier> = {}): ContractTier => ({
  rate,
  activeMembers: 0,
  validBet: null,
  profitLoss: null,
  betAmount: null,
  ...conditions,
});

/** Runs `act` on a database that fails at one of its next writes, like a process that is killed. */
export function untilBroken(db: Database, writes: number, act: (db: Database) => void): void {
  let left = writes;
  const run: Database['run'] = (sql, ...values) => {
    left -= 1;
    if (left < 0) throw new Error('broken');
    return db.run(sql, ...values);
  };
  try {
    act({ ...db, run });
  } catch (error) {
    if (!(error instanceof Error && error.message === 'broken')) throw error;
  }
}

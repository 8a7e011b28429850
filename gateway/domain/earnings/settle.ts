import type { Contract, ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { MerchantSeed } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import type { Hours } from '../records/period.ts';
import { baseOf, nextPlayed, reachedIn, share, tierOf } from './figures.ts';
import type { Reached } from './figures.ts';
import { pay, retryOwed } from './pay.ts';
import { lengthOf, periodAt } from './periods.ts';
import type { Rhythm } from './periods.ts';

/** Default settlement interval of real-time salaries. */
const REAL_TIME_MS = 300_000;

/** Maximum number of periods per response; after a long pause later responses continue. */
const MOST_AT_ONCE = 200;

/** A contract that is or was in force. */
export interface InForce {
  readonly id: number;
  /** `null` if the house pays. */
  readonly offered_by: number | null;
  readonly offered_to: number;
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  /** The tiers as JSON; only `writeOffer` writes them. */
  readonly terms: string;
  readonly in_force_from: number;
  readonly in_force_until: number | null;
  readonly due_at: number | null;
}

/** Whose contracts are settled, and when. */
export interface Settlement {
  readonly db: Database;
  readonly seed: Pick<MerchantSeed, 'code' | 'timeZone' | 'realTimeSettleMs'>;
  readonly at: number;
  /** Dates payments at the moment when they fell due instead of now. For seeding history. */
  readonly backdated?: boolean;
  /** Maximum number of periods at once. */
  readonly most?: number;
}

/** Kind, length and time zone that determine a contract's periods. */
export function rhythmOf({ sort, period }: Pick<InForce, 'sort' | 'period'>, seed: Settlement['seed']): Rhythm {
  return { sort, period, timeZone: seed.timeZone ?? 'UTC', realTimeMs: seed.realTimeSettleMs ?? REAL_TIME_MS };
}

/** The part of a period in which a contract was in force. */
export function clip({ from, until }: Hours, contract: Pick<InForce, 'in_force_from' | 'in_force_until'>): Hours {
  return { from: Math.max(from, contract.in_force_from), until: Math.min(until, contract.in_force_until ?? until) };
}

/**
 * Settles a merchant's due contracts: each period once it is over, in order of time; for the same end, uplines before
 * downlines, so that an agent is paid before it pays. Each period is one transaction: an aborted one is settled later,
 * and none twice. Draws that are due must be decided first, since bets count when they are decided. Cheap when nothing
 * is due.
 */
export function settleEarnings(settlement: Settlement): void {
  const { db, seed, at, most = MOST_AT_ONCE } = settlement;
  for (let left = most; left > 0; left -= 1) {
    const due = db.get<InForce & { due_at: number }>(
      `SELECT c.* FROM contracts c INDEXED BY contracts_due WHERE c.merchant = ? AND c.due_at <= ?
       ORDER BY c.due_at, (SELECT max(l.depth) FROM lineage l WHERE l.account_id = c.offered_to), c.id LIMIT 1`,
      seed.code,
      at,
    );
    if (due === undefined) break;
    db.transaction(() => settlePeriod(due, settlement));
  }
  retryOwed(db, seed, at);
}

/** Settles the period that ended when the contract was due, and schedules the next one. */
function settlePeriod(contract: InForce & { readonly due_at: number }, settlement: Settlement): void {
  const { db, seed, at, backdated = false } = settlement;
  const rhythm = rhythmOf(contract, seed);
  const whole = periodAt(rhythm, contract.due_at - 1);
  const { from, until } = clip(whole, contract);
  // A contract that has just come into force is checked before its first period is over.
  const hours = { from, until: Math.min(until, contract.due_at) };
  if (hours.from < hours.until) {
    const reached = reachedIn(db, { merchant: seed.code, holder: contract.offered_to }, contract.sort, hours, contract.in_force_from);
    if (reached.bets > 0) earn(contract, hours, reached, { db, seed, at: backdated ? contract.due_at : at });
  }
  db.run('UPDATE contracts SET due_at = ? WHERE id = ?', nextDue(contract, rhythm, settlement), contract.id);
}

/** The end of the next period with a bet; periods without bets are skipped, except the current one. */
function nextDue(contract: InForce & { readonly due_at: number }, rhythm: Rhythm, { db, at }: Settlement): number | null {
  const end = contract.in_force_until ?? Number.MAX_SAFE_INTEGER;
  const after = contract.due_at;
  const played = nextPlayed(db, contract.offered_to, { from: after, until: Math.min(at, end) });
  const next = Math.max(after, played ?? Math.min(at, end));
  return next >= end ? null : Math.min(periodAt(rhythm, next).until, end);
}

/** Stores an earning and pays it, as far as the payer's balance allows. */
function earn(contract: InForce, hours: Hours, reached: Reached, { db, seed, at }: Pick<Settlement, 'db' | 'seed' | 'at'>): void {
  const { rate, amount } = outcomeOf(contract, reached);
  const { id } = db.run(
    `INSERT INTO earnings (merchant, contract_id, sort, payer_id, holder_id, period, starts_at, ends_at, bet_amount, valid_bet, profit_loss,
       active_members, rate, amount, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'none')`,
    seed.code,
    contract.id,
    contract.sort,
    contract.offered_by,
    contract.offered_to,
    lengthOf(contract),
    hours.from,
    hours.until,
    reached.betAmount,
    reached.validBet,
    reached.profitLoss,
    reached.activeMembers,
    rate,
    amount,
  );
  if (amount > 0) pay({ db, seed, at, earningId: id });
}

/** A contract's result for its team's figures: the rate of the reached tier (0 if none) of its base. */
export function outcomeOf(
  { sort, terms }: Pick<InForce, 'sort' | 'terms'>,
  reached: Pick<Reached, 'validBet' | 'profitLoss' | 'activeMembers' | 'betAmount'>,
): { readonly rate: number; readonly amount: number } {
  const tiers: ContractTier[] = JSON.parse(terms);
  const rate = tierOf(tiers, reached)?.rate ?? 0;
  return { rate, amount: share(baseOf(sort, reached), rate) };
}

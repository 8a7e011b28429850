import { dayAt } from '#site/api/contract/days.ts';
import type { Database } from '../../db/database.ts';
import { nextReference, transfer } from '../ledger/ledger.ts';
import type { Hours } from '../records/period.ts';
import { periodAt } from './periods.ts';
import type { Settlement } from './settle.ts';

/** Maximum number of payments per response; later responses continue. */
const MOST_PAYMENTS = 200;

/**
 * Settles the rebates of past days in the merchant's time zone: computes each day, then pays the result from the house.
 *
 * An account's rebate of a day is the sum, over the valid bets decided in it by the account and all its downlines, of
 * valid bet × (its rate − that of its direct downline in the bettor's line, or 0 for its own bets), never below zero.
 * The rates are those in force when the bet was decided (`db/steps/rebates.ts`), so the time of settlement does not
 * matter. Trial accounts have none.
 *
 * The sum is exact, in whole ten-thousandths of a minor unit. Whole minor units are paid, and the remainder is carried
 * to the account's next rebate, so the total paid is always within one minor unit of the exact sum.
 *
 * A bet recorded after its day was settled counts in the current day. Draws that are due must be decided first.
 * Computing a day is one transaction, and so is each batch of payments: an aborted one is repeated later, and nothing
 * is paid twice. Cheap when nothing is due.
 */
export function settleRebates({ db, seed, at, backdated = false, most = MOST_PAYMENTS }: Settlement): void {
  // Usually at most one iteration: a bet settles the days before it first.
  for (let day = dueDay(db, seed, at); day !== undefined; day = dueDay(db, seed, at)) {
    const hours = day;
    db.transaction(() => countDay(db, seed, hours));
  }
  const unpaid = db.all<Unpaid>(
    'SELECT * FROM rebates INDEXED BY rebates_unpaid WHERE merchant = ? AND paid_at IS NULL AND amount > 0 ORDER BY id LIMIT ?',
    seed.code,
    most,
  );
  if (unpaid.length === 0) return;
  db.transaction(() => {
    for (const rebate of unpaid) pay(db, rebate, backdated ? rebate.ends_at : at);
  });
}

interface Unpaid {
  readonly id: number;
  readonly merchant: string;
  readonly account_id: number;
  readonly day: string;
  readonly ends_at: number;
  readonly amount: number;
}

/** The earliest past day with figures that is not computed yet. */
function dueDay(db: Database, { code, timeZone = 'UTC' }: Settlement['seed'], at: number): Hours | undefined {
  const first = db.get<{ slot: number | null; counted: number | null }>(
    `SELECT (SELECT min(slot) FROM rebate_figures WHERE merchant = ?) AS slot, (SELECT max(ends_at) FROM rebates WHERE merchant = ?) AS counted`,
    code,
    code,
  );
  if (first === undefined || first.slot === null) return undefined;
  const day = periodAt({ sort: 'daily', period: 'D', timeZone, realTimeMs: 0 }, Math.max(first.slot, first.counted ?? 0));
  return day.until <= at ? day : undefined;
}

/**
 * Converts all figures up to a day's end into the day's rebates and their lines. The number of statements does not
 * depend on the number of members.
 */
function countDay(db: Database, { code, timeZone = 'UTC' }: Settlement['seed'], { from, until }: Hours): void {
  db.run(
    `INSERT INTO rebates (merchant, account_id, day, ends_at, carried, amount, left_over)
     SELECT merchant, account_id, ?, ?, carried, (earned + carried) / 10000, (earned + carried) % 10000 FROM (
       SELECT f.merchant, f.account_id, sum(f.valid_bet * (f.rate - f.below)) AS earned, coalesce((
         SELECT r.left_over FROM rebates r WHERE r.account_id = f.account_id ORDER BY r.ends_at DESC LIMIT 1), 0) AS carried
       FROM rebate_figures f WHERE f.merchant = ? AND f.slot < ? GROUP BY f.account_id)`,
    dayAt(from, timeZone),
    until,
    code,
    until,
  );
  db.run(
    `INSERT INTO rebate_lines (rebate_id, merchant, category, rate, below, valid_bet)
     SELECT r.id, f.merchant, f.category, f.rate, f.below, sum(f.valid_bet)
     FROM rebate_figures f JOIN rebates r ON r.account_id = f.account_id AND r.ends_at = ?
     WHERE f.merchant = ? AND f.slot < ? GROUP BY r.id, f.category, f.rate, f.below`,
    until,
    code,
    until,
  );
  db.run('DELETE FROM rebate_figures WHERE merchant = ? AND slot < ?', code, until);
}

/**
 * Pays a rebate under an idempotency key of account and day, and marks it as paid. The caller holds the transaction.
 */
function pay(db: Database, rebate: Unpaid, at: number): void {
  const { id, merchant, account_id: accountId, day, ends_at: endsAt, amount } = rebate;
  transfer(db, {
    merchant,
    kind: 'rebate',
    idempotencyKey: `rebate ${accountId} ${endsAt}`,
    from: { kind: 'house' },
    to: { kind: 'wallet', owner: accountId },
    amount,
    at,
    reference: nextReference(db),
    subject: `rebate:${day}`,
  });
  db.run('UPDATE rebates SET paid_at = ? WHERE id = ?', at, id);
}

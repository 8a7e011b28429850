import type { EarningRecord, EarningSide, EarningState } from '#site/api/contract/earnings.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { allOf, offsetOf } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';
import { baseOf, reachedIn } from './figures.ts';
import { periodAt } from './periods.ts';
import { clip, outcomeOf, rhythmOf } from './settle.ts';
import type { InForce } from './settle.ts';

export type EarningContext = Pick<RequestContext, 'db' | 'now' | 'merchant'> & { readonly account: Pick<Account, 'id'> };

interface EarningRow {
  readonly id: number;
  readonly sort: InForce['sort'];
  readonly period: EarningRecord['period'];
  readonly username: string | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly bet_amount: number;
  readonly valid_bet: number;
  readonly profit_loss: number;
  readonly active_members: number;
  readonly rate: number;
  readonly amount: number;
  readonly state: EarningState;
  readonly paid_at: number | null;
}

/** Columns by side: the owner of the earnings, and the other party. */
const SIDES: Readonly<Record<EarningSide, { readonly own: string; readonly other: string; readonly index: string }>> = {
  received: { own: 'holder_id', other: 'payer_id', index: 'earnings_of_holder' },
  given: { own: 'payer_id', other: 'holder_id', index: 'earnings_of_payer' },
};

/** The base of an earning, in SQL. */
const BASE = "CASE e.sort WHEN 'dividend' THEN max(0, e.profit_loss) ELSE e.valid_bet END";

/** A page of the earnings of a kind, of the account or of its downlines through it, and the totals of all matches. */
export function earningPage(wanted: HandlerInput<Calls['earningRecords']>, period: Hours, { db, account }: EarningContext) {
  const { own, other, index } = SIDES[wanted.side];
  const { where, values } = allOf([
    [`e.${own} = ? AND e.sort = ? AND e.ends_at > ? AND e.ends_at <= ?`, account.id, wanted.sort, period.from, period.until],
    wanted.length && ['e.period = ?', wanted.length],
    wanted.state && ['e.state = ?', wanted.state],
    wanted.account === undefined || wanted.account === ''
      ? undefined
      : [`e.${other} IN (SELECT id FROM accounts a WHERE a.id = e.${other} AND a.username = ?)`, wanted.account.trim()],
  ]);
  const from = `FROM earnings e INDEXED BY ${index} WHERE ${where}`;
  const totals = db.get<{ count: number; base: number; paid: number; owed: number }>(
    `SELECT count(*) AS count, coalesce(sum(${BASE}), 0) AS base, coalesce(sum(iif(e.state = 'paid', e.amount, 0)), 0) AS paid,
       coalesce(sum(iif(e.state = 'owed', e.amount, 0)), 0) AS owed ${from}`,
    ...values,
  ) ?? { count: 0, base: 0, paid: 0, owed: 0 };
  const rows = db.all<EarningRow>(
    `SELECT p.*, a.username FROM (SELECT e.* ${from} ORDER BY e.ends_at DESC, e.id DESC LIMIT ? OFFSET ?) p
     LEFT JOIN accounts a ON a.id = p.${other} ORDER BY p.ends_at DESC, p.id DESC`,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  const { count, ...sums } = totals;
  return {
    list: rows.map(recordOf),
    totals: { ...sums, amount: sums.paid + sums.owed },
    totalCount: count,
    totalPages: Math.ceil(count / wanted.pageSize),
  };
}

function recordOf(row: EarningRow): EarningRecord {
  const { valid_bet: validBet, profit_loss: profitLoss } = row;
  return {
    recordId: String(row.id),
    period: row.period,
    account: row.username ?? '',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    validBet,
    profitLoss,
    betAmount: row.bet_amount,
    activeMembers: row.active_members,
    base: baseOf(row.sort, { validBet, profitLoss }),
    rate: row.rate,
    amount: row.amount,
    state: row.state,
    paidAt: row.paid_at,
  };
}

/**
 * The account's contract in force of a kind, the figures of its current period, and what the account owes downlines.
 */
export function earningStanding({ sort }: HandlerInput<Calls['earningStatus']>, context: EarningContext) {
  const { db, merchant, account } = context;
  const contract = db.get<InForce & { upline: string | null }>(
    `SELECT c.*, a.username AS upline FROM contracts c LEFT JOIN accounts a ON a.id = c.offered_by
     WHERE c.merchant = ? AND c.offered_to = ? AND c.sort = ? AND c.state IN ('active', 'ending')`,
    merchant.code,
    account.id,
    sort,
  );
  const owed = db.get<{ count: number; amount: number }>(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM earnings INDEXED BY earnings_owing
     WHERE payer_id = ? AND sort = ? AND state = 'owed'`,
    account.id,
    sort,
  );
  return { contract: contract === undefined ? null : standingOf(contract, context), owed: owed ?? { count: 0, amount: 0 } };
}

function standingOf(contract: InForce & { readonly upline: string | null }, { db, now, merchant, account }: EarningContext) {
  const rhythm = rhythmOf(contract, merchant.seed);
  const { from, until } = clip(periodAt(rhythm, now()), contract);
  const whose = { merchant: merchant.code, holder: account.id };
  // Includes bets decided in the current millisecond.
  const reached = reachedIn(db, whose, contract.sort, { from, until: Math.min(until, now() + 1) }, contract.in_force_from);
  return {
    period: rhythm.period,
    offeredBy: contract.upline ?? '',
    since: contract.in_force_from,
    tiers: JSON.parse(contract.terms),
    running: {
      startsAt: from,
      endsAt: until,
      validBet: reached.validBet,
      profitLoss: reached.profitLoss,
      betAmount: reached.betAmount,
      activeMembers: reached.activeMembers,
      base: baseOf(contract.sort, reached),
      ...outcomeOf(contract, reached),
    },
  };
}

import { daysBetween, daysLater, startOfDay } from '#site/api/contract/days.ts';
import type { AgentIncome } from '#site/api/contract/earnings.ts';
import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import { timeZoneOf } from '../records/period.ts';
import type { Period } from '../records/period.ts';
import { RATE_CATEGORIES } from '../team/rates.ts';
import type { EarningContext } from './records.ts';

type Kind = ContractSort | 'rebate' | 'given';
type Income = AgentIncome['totals'];

const NOTHING: Income = { dividend: 0, daily: 0, hourly: 0, realtime: 0, rebate: 0, given: 0, net: 0 };

/** What an account earned and passed on, by kind and payment date. Reads only its own index rows. */
export function incomeOf(period: Period, context: EarningContext): AgentIncome {
  const { db, account, merchant } = context;
  const zone = timeZoneOf(context);
  const names = daysBetween(period.startDate, period.endDate);
  const hours = names.map((day) => [startOfDay(day, zone), startOfDay(daysLater(day, 1), zone)]);
  const rows = db.all<{ place: number; kind: Kind; amount: number }>(
    `WITH days AS (SELECT key AS place, value ->> 0 AS starts, value ->> 1 AS ends FROM json_each(?))
     SELECT d.place, e.sort AS kind, sum(e.amount) AS amount FROM days d CROSS JOIN earnings e INDEXED BY earnings_received
       WHERE e.holder_id = ? AND e.paid_at >= d.starts AND e.paid_at < d.ends GROUP BY 1, 2
     UNION ALL
     SELECT d.place, 'given', sum(e.amount) FROM days d CROSS JOIN earnings e INDEXED BY earnings_given
       WHERE e.payer_id = ? AND e.paid_at >= d.starts AND e.paid_at < d.ends GROUP BY 1
     UNION ALL
     SELECT d.place, 'rebate', sum(l.amount) FROM days d CROSS JOIN ledger_entries l INDEXED BY ledger_entries_by_time
       WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = 'wallet' AND owner_id = ?)
         AND l.balance IS NOT NULL AND l.kind = 'rebate' AND l.moved_at >= d.starts AND l.moved_at < d.ends GROUP BY 1`,
    JSON.stringify(hours),
    account.id,
    account.id,
    merchant.code,
    account.id,
  );
  const byDay = names.map((): Record<Kind, number> => ({ dividend: 0, daily: 0, hourly: 0, realtime: 0, rebate: 0, given: 0 }));
  for (const { place, kind, amount } of rows) {
    const day = byDay[place];
    if (day !== undefined) day[kind] += amount;
  }
  const days = byDay.map((sums, index) => ({ day: names[index] ?? '', ...sums, net: netOf(sums) }));
  return { days, totals: days.reduce(plus, NOTHING), rebates: rebateBets(period, context) };
}

/**
 * The bets behind the rebates paid in the period, in the order of categories. Rebates too small to be paid count when
 * computed.
 */
function rebateBets({ from, until }: Period, { db, account }: EarningContext): AgentIncome['rebates'] {
  const rows = db.all<AgentIncome['rebates'][number]>(
    `SELECT l.category, l.rate - l.below AS rate, sum(l.valid_bet) AS validBet FROM rebates r JOIN rebate_lines l ON l.rebate_id = r.id
     WHERE r.account_id = ? AND coalesce(r.paid_at, r.ends_at) >= ? AND coalesce(r.paid_at, r.ends_at) < ? GROUP BY 1, 2 ORDER BY 2 DESC`,
    account.id,
    from,
    until,
  );
  return RATE_CATEGORIES.flatMap((name) => rows.filter(({ category }) => category === name));
}

const netOf = ({ dividend, daily, hourly, realtime, rebate, given }: Record<Kind, number>): number =>
  dividend + daily + hourly + realtime + rebate - given;

const plus = (one: Income, other: Income): Income => ({
  dividend: one.dividend + other.dividend,
  daily: one.daily + other.daily,
  hourly: one.hourly + other.hourly,
  realtime: one.realtime + other.realtime,
  rebate: one.rebate + other.rebate,
  given: one.given + other.given,
  net: one.net + other.net,
});

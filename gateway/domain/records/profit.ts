import { daysBetween, daysLater, startOfDay } from '#site/api/contract/days.ts';
import { RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { bonusSums } from './accountList.ts';
import { NET } from './betList.ts';
import { timeZoneOf } from './period.ts';
import type { Hours, Period } from './period.ts';

interface Sums {
  readonly stake: number;
  readonly win: number;
  readonly net: number;
}

interface CategorySums extends Sums {
  readonly category: string;
  readonly bets: number;
  readonly validBet: number;
}

const NOTHING = { stake: 0, win: 0, net: 0 };

/**
 * An account's profit and loss from settled bets and bonuses, by the day on which bets were placed. Reads only indexes.
 */
export function profitOf(period: Period, context: RequestContext & { readonly account: Account }) {
  const { db, account } = context;
  const played = db.all<CategorySums>(
    `SELECT category, count(*) AS bets, sum(stake) AS stake, sum(valid_bet) AS validBet, sum(win) AS win, sum(${NET}) AS net
     FROM bets INDEXED BY bets_by_time WHERE account_id = ? AND placed_at >= ? AND placed_at < ? AND status = 'settled' GROUP BY category`,
    account.id,
    period.from,
    period.until,
  );
  const zone = timeZoneOf(context);
  const names = daysBetween(period.startDate, period.endDate);
  const periods = names.map((day) => ({ from: startOfDay(day, zone), until: startOfDay(daysLater(day, 1), zone) }));
  const byDay = daySums(periods, context);
  const bonuses = bonusSums(periods, context);
  const bonus = bonuses.reduce((sum, amount) => sum + amount, 0);

  const inOrder = RECORD_CATEGORIES.flatMap((name) => played.filter(({ category }) => category === name));
  const categories = [
    ...inOrder.map((sums) => ({ ...sums, bonus: 0 })),
    ...(bonus === 0 ? [] : [{ category: 'BONUS', bets: 0, validBet: 0, ...NOTHING, bonus, net: bonus }]),
  ];
  const total = (name: 'bets' | 'stake' | 'validBet' | 'win' | 'net'): number => categories.reduce((sum, row) => sum + row[name], 0);
  return {
    categories,
    days: names.map((day, index) => {
      const sums = byDay.get(index) ?? NOTHING;
      const given = bonuses[index] ?? 0;
      return { day, stake: sums.stake, win: sums.win, bonus: given, net: sums.net + given };
    }),
    totals: { bets: total('bets'), stake: total('stake'), validBet: total('validBet'), win: total('win'), bonus, net: total('net') },
  };
}

/** Sums by index of the day; days without bets have none. */
function daySums(periods: readonly Hours[], { db, account }: RequestContext & { readonly account: Account }): ReadonlyMap<number, Sums> {
  const rows = db.all<Sums & { place: number }>(
    `SELECT d.key AS place, sum(b.stake) AS stake, sum(b.win) AS win, sum(${NET}) AS net
     FROM json_each(?) d CROSS JOIN bets b INDEXED BY bets_by_time
     WHERE b.account_id = ? AND b.placed_at >= (d.value ->> 0) AND b.placed_at < (d.value ->> 1) AND b.status = 'settled' GROUP BY d.key`,
    JSON.stringify(periods.map(({ from, until }) => [from, until])),
    account.id,
  );
  return new Map(rows.map(({ place, ...sums }) => [place, sums]));
}

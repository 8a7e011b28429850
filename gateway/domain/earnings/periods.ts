import { dayAt, daysLater, startOfDay } from '#site/api/contract/days.ts';
import type { Contract, ContractSort } from '#site/api/contract/agentContracts.ts';
import type { Hours } from '../records/period.ts';

const HOUR_MS = 3_600_000;

/** Determines a contract's periods: its kind and length, and the merchant's time zone. */
export interface Rhythm {
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  readonly timeZone: string;
  /** How often real-time salaries are settled. */
  readonly realTimeMs: number;
}

type Days = readonly [first: string, after: string];

const monthAfter = (day: string): string => `${daysLater(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;

/** The period that contains a day: the first day inclusive, the last exclusive. */
const DAYS: Readonly<Record<NonNullable<Contract['period']>, (day: string) => Days>> = {
  D: (day) => [day, daysLater(day, 1)],
  W: (day) => {
    const monday = daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    return [monday, daysLater(monday, 7)];
  },
  H: (day) => {
    const month = day.slice(0, 8);
    return Number(day.slice(8)) < 16 ? [`${month}01`, `${month}16`] : [`${month}16`, monthAfter(day)];
  },
  M: (day) => [`${day.slice(0, 8)}01`, monthAfter(day)],
};

/** Length of a contract's period; kinds without configurable lengths have a fixed one. */
export function lengthOf({ sort, period }: Pick<Rhythm, 'sort' | 'period'>): Contract['period'] {
  if (sort === 'hourly' || sort === 'realtime') return null;
  return period ?? (sort === 'dividend' ? 'M' : 'D');
}

/** The whole period that contains an instant, in the merchant's time zone. */
export function periodAt(rhythm: Rhythm, at: number): Hours {
  const { sort, timeZone, realTimeMs } = rhythm;
  if (sort === 'realtime') {
    const from = at - (at % realTimeMs);
    return { from, until: from + realTimeMs };
  }
  const day = dayAt(at, timeZone);
  const length = lengthOf(rhythm);
  if (length === null) {
    const midnight = startOfDay(day, timeZone);
    const from = at - ((at - midnight) % HOUR_MS);
    return { from, until: from + HOUR_MS };
  }
  const [first, after] = DAYS[length](day);
  return { from: startOfDay(first, timeZone), until: startOfDay(after, timeZone) };
}

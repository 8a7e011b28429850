import { dayAt, daysLater, monthsBefore, startOfDay } from '#site/api/contract/days.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer, Refusal } from '../../api/answer.ts';
import type { Merchant, RequestContext } from '../../api/context.ts';

export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** A time range: start inclusive, end exclusive. */
export interface Hours {
  readonly from: number;
  readonly until: number;
}

/** The time range of some days; today is the last possible one. */
export interface Period extends Hours, Days {}

/** A merchant and the gateway's clock. */
interface Here {
  readonly merchant: Pick<Merchant, 'seed'>;
  readonly now: () => number;
}

/** The time zone that defines the merchant's days. */
export const timeZoneOf = ({ merchant }: Pick<Here, 'merchant'>): string => merchant.seed.timeZone ?? 'UTC';

const monthsKept = ({ merchant }: Here): number => merchant.seed.historyMonths ?? 3;

/** The first day of the players' history. */
export const firstRetainedDay = (here: Here): string => monthsBefore(dayAt(here.now(), timeZoneOf(here)), monthsKept(here));

/**
 * The time range of the requested days in the merchant's time zone; a refusal if they are out of order or before the
 * players' history.
 */
export function periodOf({ startDate, endDate }: Days, context: Here): Period | Refusal {
  if (startDate > endDate) return refuse(PAGE_CODE.recordsPeriodInvalid);
  const zone = timeZoneOf(context);
  const today = dayAt(context.now(), zone);
  const first = firstRetainedDay(context);
  if (startDate < first)
    return refuse(
      PAGE_CODE.recordsTooOld,
      undefined,
      `Records go back ${monthsKept(context)} months, to ${first}. Please choose a later first day.`,
    );
  const last = endDate < today ? endDate : today;
  return { startDate, endDate: last, from: startOfDay(startDate, zone), until: startOfDay(daysLater(last, 1), zone) };
}

/** Answers for the time range of the requested days, or with a refusal. */
export function within<Value>(days: Days, context: RequestContext, answer: (period: Period) => Value): Answer<Value> {
  const period = periodOf(days, context);
  return 'success' in period ? period : ok(answer(period));
}

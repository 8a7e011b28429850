import { betPage } from '../../records/betList.ts';
import { bonusPage, movementPage } from '../../records/accountList.ts';
import { periodOf } from '../../records/period.ts';
import type { Days, Period } from '../../records/period.ts';
import { profitOf } from '../../records/profit.ts';
import { ok } from '../answer.ts';
import type { Answer } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';

/** Answers from the hours of the days that are asked for, unless those are refused. */
function within<Value>(days: Days, context: RequestContext, answer: (period: Period) => Value): Answer<Value> {
  const period = periodOf(days, context);
  return 'success' in period ? period : ok(answer(period));
}

export const bettingRecords: Handlers['bettingRecords'] = (input, context) =>
  within(input, context, (period) => betPage(input, period, context));

export const accountRecords: Handlers['accountRecords'] = (input, context) =>
  within(input, context, (period) => movementPage(input, period, context));

export const bonusRecords: Handlers['bonusRecords'] = (input, context) =>
  within(input, context, (period) => bonusPage(input, period, context));

export const profitReport: Handlers['profitReport'] = (input, context) => within(input, context, (period) => profitOf(period, context));

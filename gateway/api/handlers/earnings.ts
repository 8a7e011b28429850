import { incomeOf } from '../../domain/earnings/income.ts';
import { earningPage, earningStanding } from '../../domain/earnings/records.ts';
import { periodOf } from '../../domain/records/period.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const earningRecords: Handlers['earningRecords'] = (input, context) => {
  const period = periodOf(input, context);
  return 'success' in period ? period : ok(earningPage(input, period, context));
};

export const earningStatus: Handlers['earningStatus'] = (input, context) => ok(earningStanding(input, context));

export const agentIncome: Handlers['agentIncome'] = (input, context) => {
  const period = periodOf(input, context);
  return 'success' in period ? period : ok(incomeOf(period, context));
};

import { betPage } from '../../domain/records/betList.ts';
import { bonusPage, movementPage } from '../../domain/records/accountList.ts';
import { within } from '../../domain/records/period.ts';
import { profitOf } from '../../domain/records/profit.ts';
import type { Handlers } from '../context.ts';

export const bettingRecords: Handlers['bettingRecords'] = (input, context) =>
  within(input, context, (period) => betPage(input, period, context));

export const accountRecords: Handlers['accountRecords'] = (input, context) =>
  within(input, context, (period) => movementPage(input, period, context));

export const bonusRecords: Handlers['bonusRecords'] = (input, context) =>
  within(input, context, (period) => bonusPage(input, period, context));

export const profitReport: Handlers['profitReport'] = (input, context) => within(input, context, (period) => profitOf(period, context));

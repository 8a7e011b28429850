import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { AGENT_MOVEMENTS } from '#site/api/contract/records.ts';
import { movementPage } from '../../records/accountList.ts';
import { betPage } from '../../records/betList.ts';
import { within } from '../../records/period.ts';
import { findBelow } from '../../team/lines.ts';
import { bettingPage } from '../../teamReports/betting.ts';
import { lossPage } from '../../teamReports/losses.ts';
import { overviewOf } from '../../teamReports/overview.ts';
import { refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const teamOverview: Handlers['teamOverview'] = (input, context) => within(input, context, (period) => overviewOf(period, context));

export const teamBetting: Handlers['teamBetting'] = (input, context) =>
  within(input, context, (period) => bettingPage(input, period, context));

export const userLoss: Handlers['userLoss'] = (input, context) => within(input, context, (period) => lossPage(input, period, context));

export const teamMemberBets: Handlers['teamMemberBets'] = (input, context) => {
  const member = findBelow(context, input.memberId);
  if (member === undefined) return refuse(PAGE_CODE.downlineUnknown);
  const { id, account, level } = member;
  return within(input, context, (period) => ({ member: { account, level }, ...betPage(input, period, context, id) }));
};

export const agentRecords: Handlers['agentRecords'] = (input, context) =>
  within(input, context, (period) => movementPage(input, period, context, AGENT_MOVEMENTS));

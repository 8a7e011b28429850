import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { AGENT_MOVEMENTS } from '#site/api/contract/records.ts';
import { movementPage } from '../../domain/records/accountList.ts';
import { betPage } from '../../domain/records/betList.ts';
import { within } from '../../domain/records/period.ts';
import { findBelow } from '../../domain/team/lines.ts';
import { bettingPage } from '../../domain/teamReports/betting.ts';
import { lossPage } from '../../domain/teamReports/losses.ts';
import { overviewOf } from '../../domain/teamReports/overview.ts';
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

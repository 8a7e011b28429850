/** The team reports' part of the tests that go through every row of the call table. */
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { send, tokenOf } from './support.ts';

const DAYS = { startDate: '2026-01-01', endDate: '2026-01-15' };
const PAGE = { ...DAYS, pageNo: 1, pageSize: 10 };

/** All of them are for agents with real accounts. */
export const REPORT_ROWS = ['teamOverview', 'teamBetting', 'teamMemberBets', 'userLoss', 'agentRecords'] as const satisfies CallName[];

/** Reports that need a session of a real account. */
export const REPORTS_OF_MEMBERS: CallName[] = ['profitReport', ...REPORT_ROWS];

/** A sensible request for each that is an agent's. */
export const REPORT_EXAMPLES: Record<(typeof REPORT_ROWS)[number], object> = {
  teamOverview: DAYS,
  teamBetting: PAGE,
  teamMemberBets: { ...PAGE, memberId: '' },
  userLoss: PAGE,
  agentRecords: PAGE,
};

export const REPORT_ASKED_BY: Partial<Record<CallName, string>> = Object.fromEntries(REPORT_ROWS.map((name) => [name, 'agent']));

/** Somebody of the agent's team. */
export function reportPreparations(gateway: RunningGateway): Partial<Record<CallName, () => Promise<object>>> {
  return {
    teamMemberBets: async () => {
      const token = await tokenOf(gateway, 'agent');
      return { memberId: (await send(gateway, calls.teamBetting, { ...PAGE, search: 'team021' }, { token })).value.list[0]?.memberId };
    },
  };
}

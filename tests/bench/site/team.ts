/** How long a team of a hundred thousand takes at the gateway. */
import { writeManyMembers } from '#gateway/domain/teamReports/manyMembers.ts';
import { dayAt, daysLater } from '#site/api/contract/days.ts';
import type { Figure } from './figure.ts';
import { MERCHANT, TIME_ZONE, withGatewayAlone, type Asked } from './gatewayAlone.ts';

const MEMBERS = 100_000;
const DAYS = 90;
/** What each answer may take, in milliseconds. */
const BAR = 200;
/** Nobody of it is seeded as an agent with a team: figures are written as a whole. */
const AGENT = 'agent2';

/** Calls that are timed: a name, a path, and what it is asked. */
const today = dayAt(Date.now(), TIME_ZONE);
const days = (count: number) => ({ startDate: daysLater(today, 1 - count), endDate: today });
const page = (pageNo: number) => ({ pageNo: String(pageNo), pageSize: '50' });
const REPORTS = '/wps/relay/MCSFE_';
const LIST = '/wps/relay/MCS2_getTeamMembers';
const few = (pageNo: number) => ({ pageNo: String(pageNo), pageSize: '20' });
/** `top` is somebody directly below the agent, with a tenth of the team below. */
const asked = (top: string): readonly Asked[] => [
  ['overview of a day', `${REPORTS}getTeamOverview`, days(1)],
  ['overview of 30 days', `${REPORTS}getTeamOverview`, days(30)],
  ['overview of 90 days', `${REPORTS}getTeamOverview`, days(90)],
  ['first page of betting, 30 days', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1) }],
  ['last page of betting, 30 days', `${REPORTS}getTeamBetting`, { ...days(30), ...page(2000) }],
  ['a level of betting, 30 days', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), level: '5' }],
  ['a category of betting, 30 days', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), category: 'LIVE' }],
  ['a level and category of betting, 90 days', `${REPORTS}getTeamBetting`, { ...days(90), ...page(1), level: '5', category: 'LIVE' }],
  ['search for some', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), search: 'member0123' }],
  ['search that finds everybody', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), search: 'm' }],
  ['search that finds two fifths', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), search: '1' }],
  ['search that finds two fifths, in a category', `${REPORTS}getTeamBetting`, { ...days(30), ...page(1), search: '1', category: 'LIVE' }],
  ['losses of 7 days', `${REPORTS}getUserLoss`, { ...days(7), ...page(1) }],
  ['losses of 30 days', `${REPORTS}getUserLoss`, { ...days(30), ...page(1) }],
  ['losses of 90 days', `${REPORTS}getUserLoss`, { ...days(90), ...page(1) }],
  ['those who won in 90 days', `${REPORTS}getUserLoss`, { ...days(90), ...page(1), result: 'won' }],
  ['first page of the members', LIST, few(1)],
  ['last page of the members', LIST, few(5000)],
  ['direct downlines', LIST, { ...few(1), level: '1' }],
  ['a level of the members', LIST, { ...few(1), level: '5' }],
  ['members of a kind', LIST, { ...few(1), kind: 'member' }],
  ['members, search for some', LIST, { ...few(1), search: 'er0123' }],
  ['members, search that finds everybody', LIST, { ...few(1), search: 'm' }],
  ['downlines of a member', LIST, { ...few(1), under: top, level: '1' }],
  ['everybody below a member', LIST, { ...few(1), under: top }],
  ['a member', '/wps/relay/MCS2_getTeamMember', { memberId: top }],
];

export function team(): Promise<readonly Figure[]> {
  return withGatewayAlone(async ({ db, idOf, time }) => {
    const agentId = idOf(AGENT);
    for (const table of ['team_figures', 'member_days', 'member_totals', 'team_players', 'category_figures'])
      db.run(`DELETE FROM ${table}`);
    writeManyMembers(db, { merchant: MERCHANT, agentId, members: MEMBERS, width: 10, days: DAYS, until: Date.now() });
    const figures: Figure[] = [];
    for (const one of asked(String(idOf('member000001'))))
      figures.push({ name: `team of ${MEMBERS}: ${one[0]}`, value: await time(agentId, one), bar: BAR, unit: 'ms' });
    return figures;
  });
}

/** How long a team of a hundred thousand takes at the gateway: what an agent waits for, without the way there. */
import { createGateway, openDatabase, seededRandom } from '#gateway/api/index.ts';
import { createProviderClient } from '#gateway/api/providerClient.ts';
import { openSession } from '#gateway/api/sessions.ts';
import type { MerchantSeed, RunningGateway } from '#gateway/api/index.ts';
import { writeManyMembers } from '#gateway/teamReports/manyMembers.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/rules.ts';
import { dayAt, daysLater } from '#site/api/contract/days.ts';
import { median, type Figure } from './figure.ts';

const MEMBERS = 100_000;
const DAYS = 90;
const ROUNDS = 7;
/** What each answer may take, in milliseconds. */
const BAR = 200;
/** Nobody of it is seeded as an agent with a team: figures are written as a whole. */
const AGENT = 'agent2';

const off = { enabled: false, required: false, minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 };
const RULES: MerchantSeed['rules'] = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, off]));

const SEED: MerchantSeed = {
  code: 'bench',
  languages: ['EN'],
  defaultLanguage: 'EN',
  currency: { symbol: '$', exponent: 2 },
  flags: {},
  rules: RULES,
  timeZone: 'Asia/Manila',
};

/** Calls that are timed: a name, a path, and what it is asked. */
const today = dayAt(Date.now(), 'Asia/Manila');
const days = (count: number) => ({ startDate: daysLater(today, 1 - count), endDate: today });
const page = (pageNo: number) => ({ pageNo: String(pageNo), pageSize: '50' });
const REPORTS = '/wps/relay/MCSFE_';
const LIST = '/wps/relay/MCS2_getTeamMembers';
const few = (pageNo: number) => ({ pageNo: String(pageNo), pageSize: '20' });
type Asked = readonly [name: string, path: string, query: Readonly<Record<string, string>>];
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

export async function team(): Promise<readonly Figure[]> {
  const db = openDatabase(':memory:');
  const gateway = createGateway({
    db,
    clock: Date.now,
    random: seededRandom('bench'),
    merchants: [SEED],
    gamesOrigin: 'http://127.0.0.1',
    passwordCost: 16,
  });
  try {
    const agent = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', SEED.code, AGENT);
    if (agent === undefined) throw new Error(`There is no account ${AGENT}`);
    for (const table of ['team_figures', 'member_days', 'member_totals', 'team_players', 'category_figures'])
      db.run(`DELETE FROM ${table}`);
    writeManyMembers(db, { merchant: SEED.code, agentId: agent.id, members: MEMBERS, width: 10, days: DAYS, until: Date.now() });
    // No call of it goes out.
    const providers = createProviderClient(fetch, fetch);
    const here = { db, now: Date.now, random: seededRandom('visit'), gamesOrigin: '', providers, passwordCost: 16 };
    const visit = { ...here, clientAddress: '127.0.0.1', userAgent: '' };
    const token = openSession(visit, SEED.code, agent.id);
    const figures: Figure[] = [];
    const top = db.get<{ id: number }>("SELECT id FROM accounts WHERE merchant = ? AND username = 'member000001'", SEED.code);
    for (const [name, path, query] of asked(String(top?.id)))
      figures.push({ name: `team of ${MEMBERS}: ${name}`, value: await time(gateway, token, path, query), bar: BAR, unit: 'ms' });
    return figures;
  } finally {
    gateway.close();
  }
}

async function time(gateway: RunningGateway, token: string, path: string, query: Readonly<Record<string, string>>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const address = `http://localhost${path}?${new URLSearchParams(query).toString()}`;
    const response = await gateway.fetch(new Request(address, { headers: { Merchant: SEED.code, Authorization: token } }));
    const answer: unknown = await response.json();
    samples.push(performance.now() - started);
    if (Object(answer).success !== true) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  }
  return median(samples);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import { watchedDatabase } from '../records/watched.ts';
import { ratesGiven } from '../team/rates.ts';
import { bettingPage } from './betting.ts';
import { dayOffsetOf } from './days.ts';
import { lossPage } from './losses.ts';
import { writeManyMembers } from './manyMembers.ts';
import { overviewOf } from './overview.ts';

const MEMBERS = 100_000;
const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const AGENT = 1;

const { db, context, asked, period: periodOf } = watchedDatabase(NOW);
const period = periodOf({ startDate: '2026-01-11', endDate: '2026-01-15' });
const long = periodOf({ startDate: '2025-11-10', endDate: '2026-01-15' });
const past = periodOf({ startDate: '2026-01-11', endDate: '2026-01-13' });

beforeAll(() => {
  db.run("INSERT INTO merchants (merchant, whitelabel, rules, day_offset) VALUES ('m', '', '', ?)", dayOffsetOf('Asia/Manila'));
  db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, type, created_at) VALUES (1, 'm', 'top', '', '', 1, 0)");
  writeManyMembers(db, { merchant: 'm', agentId: AGENT, members: MEMBERS, width: 10, days: 3, until: NOW - 86_400_000 });
});
afterAll(() => db.close());

const page = { startDate: '', endDate: '', pageNo: 4000, pageSize: 20 };
const REPORTS = {
  overview: () => overviewOf(period, context),
  'a page of betting': () => bettingPage(page, period, context),
  'a level of betting': () => bettingPage({ ...page, pageNo: 40, level: 5 }, period, context),
  'a category of betting': () => bettingPage({ ...page, category: 'LIVE' }, period, context),
  'a search': () => bettingPage({ ...page, pageNo: 1, search: 'member0123' }, period, context),
  'a search in a category': () => bettingPage({ ...page, pageNo: 1, search: '0123', category: 'LIVE' }, period, context),
  losses: () => lossPage({ ...page, pageNo: 100 }, period, context),
  'those who won': () => lossPage({ ...page, pageNo: 10, result: 'won' }, period, context),
  'betting by result': () => bettingPage({ ...page, pageNo: 100, sort: 'net' }, period, context),
  'a category of betting by bets': () => bettingPage({ ...page, category: 'LIVE', sort: '-bets' }, long, context),
  'results by deposits': () => lossPage({ ...page, pageNo: 100, sort: '-deposit' }, period, context),
  'those who won in months': () => lossPage({ ...page, pageNo: 10, result: 'won' }, long, context),
};

describe('reports on a team of a hundred thousand', () => {
  it.each(Object.entries(REPORTS))('[AGT-5] %s reads ranges of indexes, and nothing whole', (_name, report) => {
    const queries = asked(report);
    expect(queries).not.toEqual([]);
    const steps = queries.flatMap((query) => query.steps);
    expect(steps.filter((step) => /^SCAN (a|l|f|accounts|lineage|team_\w+|member_\w+|category_figures)\b/.test(step))).toEqual([]);
    const ofTeam = steps.filter((step) => /SEARCH (l|f|team_\w+|member_\w+|category_figures|lineage)\b/.test(step));
    expect(ofTeam.length).toBeGreaterThan(0);
    // Every range starts with its owner.
    expect(ofTeam.filter((step) => !/\((ancestor_id|account_id)=\?/.test(step))).toEqual([]);
  });

  it('[AGT-5] losses are summed up in the order of members: only sums are sorted', () => {
    for (const report of [REPORTS.losses, REPORTS['those who won'], REPORTS['those who won in months']]) {
      const steps = asked(report).flatMap((query) => query.steps);
      expect(steps.filter((step) => /member_days|SEARCH f /.test(step)).length).toBeGreaterThan(0);
      expect(steps.filter((step) => step.includes('GROUP BY'))).toEqual([]);
    }
  });

  it('[AGT-5] an overview of whole days reads none of the members', () => {
    const steps = asked(() => overviewOf(past, context)).flatMap((query) => query.steps);
    expect(steps.filter((step) => step.includes('team_players')).length).toBeGreaterThan(0);
    expect(steps.filter((step) => /member_\w+|accounts/.test(step))).toEqual([]);
  });

  it.each([
    ['0123', undefined],
    ['1', undefined],
    ['00', undefined],
    ['r0', undefined],
    // All but eleven of a hundred.
    ['0000', 2],
    ['m', undefined],
    ['nobody', undefined],
  ])('[AGT-5] what those come to whose account holds %s is each one’s own, summed up (level %s)', (search, level) => {
    const direct = `SELECT count(*) AS members, coalesce(sum(bets), 0) AS bets, coalesce(sum(stake), 0) AS stake, coalesce(sum(valid_bet), 0) AS validBet,
        coalesce(sum(win), 0) AS win, coalesce(sum(win - stake), 0) AS net
      FROM accounts a LEFT JOIN (SELECT account_id, sum(bets) AS bets, sum(stake) AS stake, sum(valid_bet) AS valid_bet, sum(win) AS win
        FROM team_figures WHERE scope = 'own' AND slot >= ? AND slot < ? GROUP BY account_id) f ON f.account_id = a.id
      JOIN lineage l ON l.account_id = a.id AND l.ancestor_id = ${AGENT} AND l.depth > 0
      WHERE instr(a.username, ?) > 0 AND l.depth = coalesce(?, l.depth)`;
    // By the merchant's days, by a range that begins within one, and by many days.
    for (const { from, until } of [period, { from: period.from + 5 * HOUR_MS, until: period.until - 9 * HOUR_MS }, long]) {
      const { totalCount, totals } = bettingPage({ ...page, pageNo: 1, search, ...(level && { level }) }, { from, until }, context);
      expect({ members: totalCount, ...totals }).toEqual(db.get(direct, from, until, search, level ?? null));
    }
  });

  it('[AGT-5] the rates an agent has given are read from the ends of ranges, not from every downline', () => {
    const given = asked(() => ratesGiven(context.db, AGENT));
    expect(given.length).toBeGreaterThan(0);
    for (const { steps } of given)
      expect(steps).toEqual(['SEARCH member_rates USING COVERING INDEX member_rates_given (upline_id=? AND category=?)']);
  });

  it('[AGT-5] members are paged in the order of the key: none of the team is sorted', () => {
    const paging = [...asked(REPORTS['a page of betting']), ...asked(REPORTS['a search'])].filter(({ sql }) => sql.includes('LIMIT'));
    expect(paging).toHaveLength(2);
    for (const { steps } of paging) {
      // Only the page's rows are sorted again, after their names are joined.
      expect(steps.findIndex((step) => step.includes('TEMP B-TREE'))).not.toBeLessThan(steps.findIndex((step) => /^SCAN p\b/.test(step)));
    }
  });

  it('[AGT-5] pages list each member once, and totals are those of all', () => {
    const { totalCount, levels, totals, list } = bettingPage({ ...page, pageNo: 200, pageSize: 500 }, period, context);
    expect([totalCount, levels, list.length]).toEqual([MEMBERS, 5, 500]);
    expect(bettingPage({ ...page, pageNo: 201, pageSize: 500 }, period, context).list).toEqual([]);
    const byLevel = [1, 2, 3, 4, 5].map((level) => bettingPage({ ...page, pageNo: 1, level }, period, context));
    expect(byLevel.map((level) => level.totalCount)).toEqual([10, 100, 1000, 10_000, 88_890]);
    expect(byLevel.reduce((sum, level) => sum + level.totals.net, 0)).toBe(totals.net);
    const byCategory = RECORD_CATEGORIES.map((category) => bettingPage({ ...page, category }, period, context));
    expect(byCategory.reduce((sum, category) => sum + category.totals.net, 0)).toBe(totals.net);
    expect(byCategory.filter((category) => category.totals.bets > 0)).toHaveLength(4);
    const found = bettingPage({ ...page, pageNo: 1, pageSize: 500, search: 'member0123' }, period, context);
    expect([found.totalCount, found.list[0]?.account]).toEqual([100, 'member012300']);
    expect(found.list.reduce((sum, { stake }) => sum + stake, 0)).toBe(found.totals.stake);
  });

  it('[AGT-5] losses are ranked over all active members', () => {
    const all = lossPage({ ...page, pageNo: 1 }, period, context);
    expect(all.totalCount).toBe(30_000);
    const last = lossPage({ ...page, pageNo: all.totalPages }, period, context);
    expect(last.list.at(-1)?.net).toBeGreaterThan(all.list[0]?.net ?? 0);
    const [lost, won] = (['lost', 'won'] as const).map((result) => lossPage({ ...page, pageNo: 1, result }, period, context));
    expect((lost?.totals.net ?? 0) + (won?.totals.net ?? 0)).toBe(all.totals.net);
    expect(overviewOf(period, context).figures).toMatchObject({ ...all.totals, active: 30_000 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, RequestContext } from '../api/context.ts';
import { openDatabase } from '../db/database.ts';
import type { Database, SqlValue } from '../db/database.ts';
import { periodOf } from '../records/period.ts';
import { bettingPage } from './betting.ts';
import { lossPage } from './losses.ts';
import { writeManyMembers } from './manyMembers.ts';
import { overviewOf } from './overview.ts';

const MEMBERS = 100_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const AGENT = 1;

const db = openDatabase(':memory:');
const asked: [sql: string, values: SqlValue[]][] = [];
const watched: Database = {
  ...db,
  all: (sql, ...values) => {
    asked.push([sql, values]);
    return db.all(sql, ...values);
  },
  get: (sql, ...values) => {
    asked.push([sql, values]);
    return db.get(sql, ...values);
  },
};
// Only what reports look at.
const context = {
  db: watched,
  now: () => NOW,
  merchant: { code: 'm', seed: { timeZone: 'Asia/Manila', historyMonths: 3 } },
  account: { id: AGENT } as Account,
} as unknown as RequestContext & { readonly account: Account };
const period = periodOf({ startDate: '2026-01-11', endDate: '2026-01-15' }, context);
if ('success' in period) throw new Error('the days are refused');

beforeAll(() => {
  db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, type, created_at) VALUES (1, 'm', 'top', '', '', 1, 0)");
  writeManyMembers(db, { merchant: 'm', agentId: AGENT, members: MEMBERS, width: 10, days: 3, until: NOW - 86_400_000 });
});
afterAll(() => db.close());

const page = { startDate: '', endDate: '', pageNo: 4000, pageSize: 20 };
const REPORTS = {
  overview: () => overviewOf(period, context),
  'a page of betting': () => bettingPage(page, period, context),
  'a level of betting': () => bettingPage({ ...page, pageNo: 40, level: 5 }, period, context),
  'a search': () => bettingPage({ ...page, pageNo: 1, search: 'member0123' }, period, context),
  losses: () => lossPage({ ...page, pageNo: 100 }, period, context),
  'those who won': () => lossPage({ ...page, pageNo: 10, result: 'won' }, period, context),
};

describe('reports on a team of a hundred thousand', () => {
  it.each(Object.entries(REPORTS))('[AGT-5] %s reads ranges of indexes, and nothing whole', (_name, report) => {
    asked.length = 0;
    report();
    const plans = asked.map(([sql, values]) =>
      db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail),
    );
    expect(plans).not.toEqual([]);
    const steps = plans.flat();
    expect(steps.filter((step) => /^SCAN (a|l|f|d|accounts|lineage|team_figures|downline_figures)\b/.test(step))).toEqual([]);
    const ofTeam = steps.filter((step) => /SEARCH (l|d|f|downline_figures|team_figures|lineage)\b/.test(step));
    expect(ofTeam.length).toBeGreaterThan(0);
    // Every range begins with whose it is.
    expect(ofTeam.filter((step) => !/\((ancestor_id|account_id)=\?/.test(step))).toEqual([]);
  });

  it('[AGT-5] members are paged in the order of the key: none of the team is sorted', () => {
    asked.length = 0;
    REPORTS['a page of betting']();
    REPORTS['a search']();
    const paging = asked.filter(([sql]) => sql.includes('LIMIT'));
    expect(paging).toHaveLength(2);
    for (const [sql, values] of paging) {
      const steps = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail);
      // The rows of the page alone are put in order again, once they have their names.
      expect(steps.findIndex((step) => step.includes('TEMP B-TREE'))).not.toBeLessThan(steps.findIndex((step) => /^SCAN p\b/.test(step)));
    }
  });

  it('[AGT-5] pages hold everybody once, and totals are those of all', () => {
    const { totalCount, levels, totals, list } = bettingPage({ ...page, pageNo: 200, pageSize: 500 }, period, context);
    expect([totalCount, levels, list.length]).toEqual([MEMBERS, 5, 500]);
    expect(bettingPage({ ...page, pageNo: 201, pageSize: 500 }, period, context).list).toEqual([]);
    const byLevel = [1, 2, 3, 4, 5].map((level) => bettingPage({ ...page, pageNo: 1, level }, period, context));
    expect(byLevel.map((level) => level.totalCount)).toEqual([10, 100, 1000, 10_000, 88_890]);
    expect(byLevel.reduce((sum, level) => sum + level.totals.net, 0)).toBe(totals.net);
    const found = bettingPage({ ...page, pageNo: 1, pageSize: 500, search: 'member0123' }, period, context);
    expect([found.totalCount, found.list[0]?.account]).toEqual([100, 'member012300']);
    expect(found.list.reduce((sum, { stake }) => sum + stake, 0)).toBe(found.totals.stake);
  });

  it('[AGT-5] losses are ranked over everybody who did something', () => {
    const all = lossPage({ ...page, pageNo: 1 }, period, context);
    expect(all.totalCount).toBe(30_000);
    const last = lossPage({ ...page, pageNo: all.totalPages }, period, context);
    expect(last.list.at(-1)?.net).toBeGreaterThan(all.list[0]?.net ?? 0);
    const [lost, won] = (['lost', 'won'] as const).map((result) => lossPage({ ...page, pageNo: 1, result }, period, context));
    expect((lost?.totals.net ?? 0) + (won?.totals.net ?? 0)).toBe(all.totals.net);
    expect(overviewOf(period, context).figures).toMatchObject({ ...all.totals, active: 30_000 });
  });
});

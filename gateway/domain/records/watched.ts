import type { Account, RequestContext } from '../../api/context.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database, SqlValue } from '../../db/database.ts';
import { periodOf } from './period.ts';
import type { Days, Period } from './period.ts';

/** A query with its values and its query plan. */
export interface Asked {
  readonly sql: string;
  readonly steps: readonly string[];
}

/** An empty database and an account to run reports for: for tests of query plans. */
export interface Watched {
  readonly db: Database;
  /** The context of account 1 of merchant `m` in Manila, with only what records and reports read. */
  readonly context: RequestContext & { readonly account: Account };
  /** All queries that a report runs. */
  asked(report: () => unknown): Asked[];
  /** The time range of some valid days. */
  period(days: Days): Period;
}

/** An in-memory database; the caller closes it. */
export function watchedDatabase(now: number): Watched {
  const db = openDatabase(':memory:');
  const noted: [sql: string, values: SqlValue[]][] = [];
  const watched: Database = {
    ...db,
    all: (sql, ...values) => {
      noted.push([sql, values]);
      return db.all(sql, ...values);
    },
    get: (sql, ...values) => {
      noted.push([sql, values]);
      return db.get(sql, ...values);
    },
  };
  const context = {
    db: watched,
    now: () => now,
    language: 'EN',
    merchant: { code: 'm', seed: { timeZone: 'Asia/Manila', historyMonths: 3 } },
    account: { id: 1 },
    // Reports do not read the rest of a context.
  } as unknown as Watched['context'];
  return {
    db,
    context,
    asked: (report) => {
      noted.length = 0;
      report();
      return noted.map(([sql, values]) => ({
        sql,
        steps: db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail),
      }));
    },
    period: (days) => {
      const period = periodOf(days, context);
      if ('success' in period) throw new Error('the days are refused');
      return period;
    },
  };
}

import type { Account, RequestContext } from '../../api/context.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database, SqlValue } from '../../db/database.ts';
import { periodOf } from './period.ts';
import type { Days, Period } from './period.ts';

/** What a query was, with its values, and the steps in which the database answers it. */
export interface Asked {
  readonly sql: string;
  readonly steps: readonly string[];
}

/** An empty database, and somebody whose reports are read from it: for tests of how reports read. */
export interface Watched {
  readonly db: Database;
  /** The account of id 1 of the merchant `m` in Manila asks. Only what records and reports look at is there. */
  readonly context: RequestContext & { readonly account: Account };
  /** All that a report asks the database. */
  asked(report: () => unknown): Asked[];
  /** The hours of some days, which have to be such as may be asked for. */
  period(days: Days): Period;
}

/** A database of its own, in memory; whoever opens it closes it. */
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
    // A whole context has much that no report looks at.
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

import Libsql from 'libsql';
import { migrations } from './migrations.ts';

/** How long a write waits for one of another process, as of a shell or a backup. */
const WAIT_MS = 2000;

export type SqlValue = string | number | Uint8Array | null;

/**
 * The gateway's single connection to its database file.
 *
 * The driver is synchronous and there is one connection, so a transaction, which must not contain `await`, runs from
 * begin to commit in one task of the event loop: the event loop is the write queue, and writers wait for locks of other
 * processes only.
 */
export interface Database {
  /** All rows. The caller states the row's type beside the SQL. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** A write; returns the number of changed rows and the last row id. */
  run(sql: string, ...values: SqlValue[]): { changes: number; id: number };
  /** Runs `work` atomically. Inside another transaction it joins that one. */
  transaction<Result>(work: () => Result): Result;
  /** Closes it; afterwards the single file contains everything and can be copied. */
  close(): void;
}

/**
 * Opens a database file (`:memory:` for a temporary one) and runs its migrations.
 * @param steps the gateway's, unless it is another database
 */
export function openDatabase(file: string, steps: readonly string[] = migrations): Database {
  const connection = new Libsql(file, { timeout: WAIT_MS });
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = NORMAL');
  connection.exec('PRAGMA foreign_keys = ON');
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let inTransaction = false;
  const database: Database = {
    // The driver does not know the row's type; SQL and type are side by side at each call.
    all: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SqlValue[]) => database.all<Row>(sql, ...values)[0],
    run: (sql, ...values) => {
      const result = prepare(sql).run(...values);
      return { changes: result.changes, id: Number(result.lastInsertRowid) };
    },
    transaction: (work) => {
      if (inTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      inTransaction = true;
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        inTransaction = false;
      }
    },
    close: () => {
      statements.clear();
      try {
        // The driver leaves the journal beside the file: a copy of a closed database would be incomplete.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Another process is still reading. Nothing is lost: the journal is read when the file is opened next.
      }
      connection.close();
    },
  };
  migrate(database, steps, (sql) => connection.exec(sql));
  return database;
}

function migrate(db: Database, steps: readonly string[], exec: (sql: string) => void): void {
  exec('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY) STRICT');
  const done = db.get<{ step: number }>('SELECT coalesce(max(step), 0) AS step FROM migrations')?.step ?? 0;
  steps.slice(done).forEach((sql, index) => {
    db.transaction(() => {
      exec(sql);
      db.run('INSERT INTO migrations (step) VALUES (?)', done + index + 1);
    });
  });
}

import Libsql from 'libsql';
import { migrations } from './migrations.ts';

export type SqlValue = string | number | Uint8Array | null;

/**
 * The gateway's one connection to its database file.
 *
 * The driver is synchronous and there is one connection, so a transaction, which may hold no `await`, runs from
 * begin to commit in one turn of the event loop: the loop itself is the write queue, and no writer ever meets a lock.
 */
export interface Database {
  /** All rows. The caller names the row's type beside the SQL that yields it. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  /** The first row. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  /** A write; answers how many rows it changed and the last row id. */
  run(sql: string, ...values: SqlValue[]): { changes: number; id: number };
  /** Runs `work` whole or not at all. Inside another transaction it joins that one. */
  transaction<Result>(work: () => Result): Result;
  /** Closes it; all that was written is in the one file then, which may be copied. */
  close(): void;
}

/** Opens a database file (`:memory:` for one that is gone with the process) and brings its tables up to date. */
export function openDatabase(file: string): Database {
  const connection = new Libsql(file);
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
    // The driver cannot know what a query yields; SQL and row type stand side by side at each call.
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
        // The driver leaves the journal beside the file: whoever copies a closed database would copy less than was written.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Somebody else is still reading. Nothing is lost: who opens the file next reads the journal, too.
      }
      connection.close();
    },
  };
  migrate(database, (sql) => connection.exec(sql));
  return database;
}

function migrate(db: Database, exec: (sql: string) => void): void {
  exec('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY) STRICT');
  const done = db.get<{ step: number }>('SELECT coalesce(max(step), 0) AS step FROM migrations')?.step ?? 0;
  migrations.slice(done).forEach((sql, index) => {
    db.transaction(() => {
      exec(sql);
      db.run('INSERT INTO migrations (step) VALUES (?)', done + index + 1);
    });
  });
}

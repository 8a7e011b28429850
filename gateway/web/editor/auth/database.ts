/** State of the editor on a host of its own: sessions, attempts, drafts and the audit log, in one SQLite file. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase, type Database } from '#gateway/api/index.ts';

/** Times are epoch milliseconds. As in the gateway: run in order, once each, never edited once released. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, operator TEXT NOT NULL, started_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE openid_flows (
    token_hash TEXT PRIMARY KEY, state TEXT NOT NULL, nonce TEXT NOT NULL, verifier TEXT NOT NULL, to_path TEXT NOT NULL,
    started_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    merchant TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL, started_at INTEGER NOT NULL,
    PRIMARY KEY (merchant, kind, key)
  ) STRICT;

  CREATE TABLE authenticator_steps (operator TEXT PRIMARY KEY, last_step INTEGER NOT NULL) STRICT;

  CREATE TABLE drafts (
    merchant TEXT NOT NULL, operator TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT,
    PRIMARY KEY (merchant, operator, version)
  ) STRICT;

  CREATE TABLE audit (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, operator TEXT NOT NULL, merchant TEXT, did TEXT NOT NULL, what TEXT NOT NULL, why TEXT NOT NULL
  ) STRICT;
  CREATE INDEX audit_by_merchant ON audit (merchant, id);
  CREATE TRIGGER audit_is_not_edited BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is not edited'); END;
  CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is not edited'); END;
  `,
];

export function openEditorDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  return openDatabase(join(dataDir, 'editor.db'), MIGRATIONS);
}

/** Stores logins and links sessions to them; accounts have an avatar and an optional second factor. */
export const logins = `
  CREATE TABLE login_events (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    address TEXT NOT NULL, browser TEXT, system TEXT, is_new INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX login_events_by_account ON login_events (account_id, at, id);
  ALTER TABLE sessions ADD COLUMN login_id INTEGER REFERENCES login_events (id) ON DELETE SET NULL;
  ALTER TABLE accounts ADD COLUMN icon TEXT;
  ALTER TABLE accounts ADD COLUMN second_step INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE authenticator_setups (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL,
    secret TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Players' limits, the last reality check of sessions, the reason of exclusions, and the audit log of these. An
 * `amount` of NULL is no limit. A game session references the session that launched it, by its hash.
 */
export const responsiblePlay = `
  CREATE TABLE play_limits (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss')), period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount INTEGER, wanted_at INTEGER, wanted_amount INTEGER, PRIMARY KEY (merchant, account_id, kind, period)
  ) STRICT;
  CREATE TABLE play_events (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, detail TEXT NOT NULL, happened_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX play_events_by_account ON play_events (account_id, happened_at);
  ALTER TABLE accounts ADD COLUMN exclusion TEXT;
  ALTER TABLE accounts ADD COLUMN reality_check_minutes INTEGER;
  ALTER TABLE sessions ADD COLUMN reality_checked_at INTEGER;
  ALTER TABLE launches ADD COLUMN session_of TEXT;
`;

/** Images attached to forms; `purpose` names the form once it was sent. */
export const uploads = `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg')), bytes BLOB NOT NULL, size INTEGER NOT NULL,
    purpose TEXT, sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX uploads_by_account ON uploads (account_id, sent_at);
  CREATE INDEX uploads_unused ON uploads (sent_at) WHERE purpose IS NULL;
`;

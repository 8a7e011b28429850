/**
 * Play money of trial accounts, which no ledger knows,
 * recovery codes of the second factor, each until it is used, and points for bets: what brings one (nothing while it is NULL), what
 * each bet brought (NULL before it was counted), and what of the bets is short of the next.
 */
export const playersOwn = `
  CREATE TABLE trial_purses (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL,
    balance INTEGER NOT NULL CHECK (balance >= 0)
  ) STRICT;
  CREATE TABLE recovery_codes (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL, code_hash TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
  ) STRICT;
  ALTER TABLE merchants ADD COLUMN bet_per_point INTEGER;
  ALTER TABLE bets ADD COLUMN points INTEGER;
  CREATE TABLE point_rests (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL, rest INTEGER NOT NULL
  ) STRICT;
`;

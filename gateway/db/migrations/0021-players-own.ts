/**
 * Play money of trial accounts, which is not in the ledger; single-use recovery codes of the second factor; and points
 * for bets: the valid bet per point (none while NULL), the points of each bet (NULL before it was counted), and the
 * remainder towards the next.
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

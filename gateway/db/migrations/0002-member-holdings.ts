/** A member's holdings besides the main wallet: wallets at vendors, and money of pending withdrawals. */
export const memberHoldings = `
  PRAGMA defer_foreign_keys = ON;
  CREATE TEMP TABLE known_accounts AS SELECT id, merchant, kind, owner_id FROM ledger_accounts;
  DROP TABLE ledger_accounts;
  CREATE TABLE ledger_accounts (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('wallet', 'vendor', 'held', 'house', 'cashier')),
    owner_id INTEGER NOT NULL DEFAULT 0, vendor TEXT NOT NULL DEFAULT '', UNIQUE (merchant, kind, owner_id, vendor)
  ) STRICT;
  INSERT INTO ledger_accounts (id, merchant, kind, owner_id) SELECT id, merchant, kind, owner_id FROM known_accounts;
  DROP TABLE known_accounts;
`;

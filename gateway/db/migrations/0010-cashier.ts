/**
 * Deposits, withdrawals with their payments, and bank cards. `due_at` is the time of an order's next automatic
 * transition.
 */
export const cashier = `
  CREATE TABLE bank_cards (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    bank_code TEXT NOT NULL, holder_name TEXT NOT NULL, number TEXT NOT NULL, is_default INTEGER NOT NULL, added_at INTEGER NOT NULL,
    UNIQUE (merchant, bank_code, number)
  ) STRICT;
  CREATE INDEX bank_cards_by_account ON bank_cards (account_id, id);

  CREATE TABLE deposit_orders (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    order_no TEXT NOT NULL, channel TEXT NOT NULL, amount INTEGER NOT NULL, fee INTEGER NOT NULL, reference TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'credited', 'expired', 'cancelled', 'rejected')),
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, paid_at INTEGER, closed_at INTEGER, due_at INTEGER,
    UNIQUE (merchant, order_no)
  ) STRICT;
  CREATE INDEX deposit_orders_due ON deposit_orders (merchant, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX deposit_orders_by_account ON deposit_orders (account_id, id);

  CREATE TABLE withdrawal_orders (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    order_no TEXT NOT NULL, bank_code TEXT NOT NULL, holder_name TEXT NOT NULL, number TEXT NOT NULL,
    amount INTEGER NOT NULL, fee INTEGER NOT NULL, received INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL CHECK (status IN ('pending', 'paying', 'paidOut', 'investigating', 'received', 'rejected')),
    reason TEXT, claim TEXT, claim_images INTEGER NOT NULL DEFAULT 0, claimed_at INTEGER,
    created_at INTEGER NOT NULL, closed_at INTEGER, due_at INTEGER, UNIQUE (merchant, order_no)
  ) STRICT;
  CREATE INDEX withdrawal_orders_due ON withdrawal_orders (merchant, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX withdrawal_orders_by_account ON withdrawal_orders (account_id, id);
  CREATE TABLE withdrawal_payments (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, order_id INTEGER NOT NULL REFERENCES withdrawal_orders (id) ON DELETE CASCADE,
    amount INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('sent', 'received', 'forced', 'investigating', 'returned')),
    sent_at INTEGER NOT NULL, settled_at INTEGER
  ) STRICT;
  CREATE INDEX withdrawal_payments_by_order ON withdrawal_payments (order_id, id);
`;

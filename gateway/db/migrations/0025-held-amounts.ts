/**
 * Stores the balance of each ledger account: summing its entries slowed down with their number, for every bet and every
 * read of a balance. Entries are never changed after insertion, so a single trigger maintains it.
 */
export const heldAmounts = `
  ALTER TABLE ledger_accounts ADD COLUMN balance INTEGER NOT NULL DEFAULT 0;
  UPDATE ledger_accounts SET balance = (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = ledger_accounts.id);
  CREATE TRIGGER entries_add_up AFTER INSERT ON ledger_entries BEGIN
    UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  END;
`;

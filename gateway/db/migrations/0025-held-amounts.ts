/**
 * What each account of the ledger holds, beside it: to add up its entries took longer with each of them, for every bet and every look at a
 * balance. Entries are written once and never changed, so that one trigger keeps it.
 */
export const heldAmounts = `
  ALTER TABLE ledger_accounts ADD COLUMN balance INTEGER NOT NULL DEFAULT 0;
  UPDATE ledger_accounts SET balance = (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = ledger_accounts.id);
  CREATE TRIGGER entries_add_up AFTER INSERT ON ledger_entries BEGIN
    UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  END;
`;

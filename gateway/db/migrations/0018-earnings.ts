/** Schedules a check of a contract, unless an earlier one is due. */
const lookAt = (instant: string): string => `due_at = min(coalesce(due_at, ${instant}), ${instant})`;

/**
 * Earnings of contracts in force: a row for each of their periods with bets. `in_force_from` and `in_force_until` are
 * set by the contract's change of state; `due_at` is the end of its next period, NULL after the last one. Amounts are
 * minor units, rates hundredths of a percent. An uncovered amount is `owed`, and retried at `retry_at`.
 */
export const earnings = `
  ALTER TABLE contracts ADD COLUMN in_force_from INTEGER;
  ALTER TABLE contracts ADD COLUMN in_force_until INTEGER;
  ALTER TABLE contracts ADD COLUMN due_at INTEGER;
  UPDATE contracts SET in_force_from = changed_at, due_at = changed_at WHERE state IN ('active', 'ending');
  CREATE INDEX contracts_due ON contracts (merchant, due_at) WHERE due_at IS NOT NULL;
  CREATE TRIGGER contracts_come_into_force AFTER UPDATE OF state ON contracts
  WHEN NEW.state IN ('active', 'ending') AND OLD.state NOT IN ('active', 'ending') BEGIN
    UPDATE contracts SET in_force_from = NEW.changed_at, ${lookAt('NEW.changed_at')} WHERE id = NEW.id;
  END;
  CREATE TRIGGER contracts_cease AFTER UPDATE OF state ON contracts
  WHEN NEW.state NOT IN ('active', 'ending') AND OLD.state IN ('active', 'ending') BEGIN
    UPDATE contracts SET in_force_until = NEW.changed_at, ${lookAt('NEW.changed_at')} WHERE id = NEW.id;
  END;

  CREATE TABLE earnings (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, contract_id INTEGER NOT NULL REFERENCES contracts (id) ON DELETE CASCADE,
    sort TEXT NOT NULL, payer_id INTEGER, holder_id INTEGER NOT NULL, period TEXT, starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL,
    bet_amount INTEGER NOT NULL, valid_bet INTEGER NOT NULL, profit_loss INTEGER NOT NULL, active_members INTEGER NOT NULL,
    rate INTEGER NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL CHECK (state IN ('paid', 'owed', 'none')),
    paid_at INTEGER, retry_at INTEGER, UNIQUE (contract_id, starts_at)
  ) STRICT;
  CREATE INDEX earnings_of_holder ON earnings (holder_id, sort, ends_at, period, state, amount, bet_amount, valid_bet);
  CREATE INDEX earnings_of_payer ON earnings (payer_id, sort, ends_at) WHERE payer_id IS NOT NULL;
  CREATE INDEX earnings_received ON earnings (holder_id, paid_at, sort, amount) WHERE paid_at IS NOT NULL;
  CREATE INDEX earnings_given ON earnings (payer_id, paid_at, sort, amount) WHERE payer_id IS NOT NULL AND paid_at IS NOT NULL;
  CREATE INDEX earnings_owing ON earnings (payer_id, sort, amount) WHERE state = 'owed';
  CREATE INDEX earnings_owed ON earnings (merchant, retry_at) WHERE state = 'owed';
  CREATE INDEX bets_by_settlement ON bets (merchant, settled_at) WHERE status = 'settled';
  CREATE INDEX bonuses_by_time ON ledger_entries (merchant, moved_at) WHERE kind = 'bonus' AND balance IS NOT NULL;
`;

/** Type of trial accounts: bets without money, on which neither they nor their uplines earn. */
const TRIAL = 4;

/**
 * Adds the earnings from a valid bet along the bettor's line: the bettor at its full rate, an upline at the difference
 * to its direct downline in the line, which is the bettor's lineage one level nearer.
 */
const ofBet = `
  INSERT INTO rebate_figures (merchant, slot, account_id, category, rate, below, valid_bet)
  SELECT NEW.merchant, NEW.settled_at - NEW.settled_at % 900000, up.ancestor_id, NEW.category, own.rate, coalesce(given.rate, 0), NEW.valid_bet
  FROM accounts bettor
  CROSS JOIN lineage up ON up.account_id = bettor.id
  CROSS JOIN member_rates own ON own.account_id = up.ancestor_id AND own.category = NEW.category
  JOIN accounts holder ON holder.id = up.ancestor_id
  LEFT JOIN lineage down ON down.account_id = bettor.id AND down.depth = up.depth - 1
  LEFT JOIN member_rates given ON given.account_id = down.ancestor_id AND given.category = NEW.category
  WHERE bettor.id = NEW.account_id AND bettor.type <> ${TRIAL} AND holder.type <> ${TRIAL} AND own.rate > coalesce(given.rate, 0)
  ON CONFLICT DO UPDATE SET valid_bet = valid_bet + excluded.valid_bet;`;

/**
 * Rebates: a share of members' valid bets. A bet is added to `rebate_figures` when it is decided, at the rates in force
 * at that moment, so a change of rates applies from then on. Aggregated by quarters of hours, which days of every zone
 * consist of. When a day is over, its figures become `rebates`, one for each account and day, and their `rebate_lines`,
 * from which the amount can be recomputed; the figures are then deleted, so that none counts twice.
 *
 * Rates are hundredths of a percent. `carried` and `left_over` are ten-thousandths of a minor unit, below 10,000: the
 * remainder of the account's previous rebate, and of this one. `amount` minor units are paid at `paid_at`.
 *
 * Team figures count a rebate as a bonus.
 */
export const rebates = `
  CREATE TABLE rebate_figures (
    merchant TEXT NOT NULL, slot INTEGER NOT NULL, account_id INTEGER NOT NULL, category TEXT NOT NULL, rate INTEGER NOT NULL,
    below INTEGER NOT NULL, valid_bet INTEGER NOT NULL, PRIMARY KEY (merchant, slot, account_id, category, rate, below)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rebates (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, day TEXT NOT NULL,
    ends_at INTEGER NOT NULL, carried INTEGER NOT NULL, amount INTEGER NOT NULL, left_over INTEGER NOT NULL, paid_at INTEGER,
    UNIQUE (account_id, ends_at)
  ) STRICT;
  CREATE INDEX rebates_by_end ON rebates (merchant, ends_at);
  CREATE INDEX rebates_unpaid ON rebates (merchant, id) WHERE paid_at IS NULL AND amount > 0;
  CREATE TABLE rebate_lines (
    rebate_id INTEGER NOT NULL REFERENCES rebates (id) ON DELETE CASCADE, merchant TEXT NOT NULL, category TEXT NOT NULL,
    rate INTEGER NOT NULL, below INTEGER NOT NULL, valid_bet INTEGER NOT NULL, PRIMARY KEY (rebate_id, category, rate, below)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER rebates_count_at_once AFTER INSERT ON bets WHEN NEW.status = 'settled' AND NEW.valid_bet > 0 BEGIN ${ofBet} END;
  CREATE TRIGGER rebates_count_when_settled AFTER UPDATE OF status ON bets
  WHEN OLD.status = 'unsettled' AND NEW.status = 'settled' AND NEW.valid_bet > 0 BEGIN ${ofBet} END;

  CREATE TRIGGER rebates_count_as_bonuses AFTER INSERT ON ledger_entries WHEN NEW.kind = 'rebate' BEGIN
    INSERT INTO team_figures (merchant, account_id, scope, slot, bonus)
    SELECT l.merchant, l.ancestor_id, iif(l.depth = 0, 'own', 'team'), NEW.moved_at - NEW.moved_at % 300000, NEW.amount
    FROM ledger_accounts a JOIN lineage l ON l.account_id = a.owner_id WHERE a.id = NEW.account_id AND a.kind = 'wallet'
    ON CONFLICT (account_id, scope, slot) DO UPDATE SET bonus = bonus + excluded.bonus;
  END;
  DROP INDEX bonuses_by_time;
  CREATE INDEX bonuses_by_time ON ledger_entries (merchant, moved_at) WHERE kind IN ('bonus', 'rebate') AND balance IS NOT NULL;
`;

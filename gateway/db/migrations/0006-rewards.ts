/** Promotion applications, raffle prizes, missions with their results, and referrals. */
export const rewards = `
  CREATE TABLE promotions_with_raffles (
    merchant TEXT NOT NULL, id TEXT NOT NULL, category TEXT NOT NULL, emblem TEXT NOT NULL,
    rule TEXT NOT NULL CHECK (rule IN ('gift', 'firstDeposit', 'netLoss', 'entry', 'review', 'raffle')),
    percent INTEGER NOT NULL, most INTEGER NOT NULL, starts_at INTEGER NOT NULL, ends_at INTEGER, position INTEGER NOT NULL,
    contact TEXT CHECK (contact IN ('zalo', 'whatsapp')), again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (merchant, id)
  ) STRICT;
  INSERT INTO promotions_with_raffles (merchant, id, category, emblem, rule, percent, most, starts_at, ends_at, position)
    SELECT merchant, id, category, emblem, rule, percent, most, starts_at, ends_at, position FROM promotions;
  DROP TABLE promotions;
  ALTER TABLE promotions_with_raffles RENAME TO promotions;
  CREATE TABLE promotion_applications (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    promotion_id TEXT NOT NULL, comment TEXT NOT NULL, contact TEXT, images INTEGER NOT NULL, sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX promotion_applications_by_account ON promotion_applications (account_id, promotion_id, id);
  CREATE INDEX promotion_applications_by_contact ON promotion_applications (merchant, promotion_id, contact) WHERE contact IS NOT NULL;
  CREATE TABLE raffle_prizes (
    merchant TEXT NOT NULL, promotion_id TEXT NOT NULL, position INTEGER NOT NULL, amount INTEGER NOT NULL, weight INTEGER NOT NULL,
    PRIMARY KEY (merchant, promotion_id, position)
  ) STRICT;

  CREATE TABLE missions (
    merchant TEXT NOT NULL, id TEXT NOT NULL, cadence TEXT NOT NULL CHECK (cadence IN ('daily', 'weekly', 'once')),
    measure TEXT NOT NULL, goal INTEGER NOT NULL, points INTEGER NOT NULL, bonus INTEGER NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (merchant, id)
  ) STRICT;
  CREATE TABLE mission_texts (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL,
    PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE mission_claims (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, mission_id TEXT NOT NULL,
    period TEXT NOT NULL, claimed_at INTEGER NOT NULL, PRIMARY KEY (merchant, account_id, mission_id, period)
  ) STRICT;
  CREATE TABLE logins (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, at INTEGER NOT NULL,
    PRIMARY KEY (account_id, at)
  ) STRICT;
  INSERT INTO logins (merchant, account_id, at) SELECT merchant, id, last_login_at FROM accounts WHERE last_login_at IS NOT NULL;

  CREATE TABLE referrals (
    merchant TEXT NOT NULL, account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    referrer_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, registered_at INTEGER NOT NULL,
    amount INTEGER NOT NULL DEFAULT 0, rewarded_at INTEGER
  ) STRICT;
  CREATE INDEX referrals_by_referrer ON referrals (referrer_id, registered_at);
`;

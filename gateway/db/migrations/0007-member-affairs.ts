/** Redemptions of points, red envelopes, feedback, and contracts between uplines and downlines. */
export const memberAffairs = `
  ALTER TABLE point_rewards ADD COLUMN pays INTEGER NOT NULL DEFAULT 0;
  UPDATE point_rewards SET pays = coalesce((SELECT max(r.amount) FROM point_rates r
    WHERE r.merchant = point_rewards.merchant AND r.units <= point_rewards.points), 0) * 6 / 5 WHERE type = 'BONUS';
  ALTER TABLE point_entries ADD COLUMN reward_id INTEGER;
  CREATE TABLE point_redemptions (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    reward_id INTEGER NOT NULL, type TEXT NOT NULL, quantity INTEGER NOT NULL, points INTEGER NOT NULL, amount INTEGER NOT NULL,
    pays INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('process', 'rejected', 'approved')),
    address TEXT, mobile TEXT, paid_account TEXT, paid_amount INTEGER, reference TEXT, reason TEXT,
    redeemed_at INTEGER NOT NULL, decides_at INTEGER NOT NULL, decided_at INTEGER
  ) STRICT;
  CREATE INDEX point_redemptions_by_account ON point_redemptions (account_id, id);
  CREATE INDEX point_redemptions_due ON point_redemptions (merchant, decides_at) WHERE status = 'process';

  CREATE TABLE envelopes (
    merchant TEXT NOT NULL, id INTEGER NOT NULL, names TEXT NOT NULL, opens_at INTEGER NOT NULL, closes_at INTEGER NOT NULL,
    least INTEGER NOT NULL, most INTEGER NOT NULL, step INTEGER NOT NULL, PRIMARY KEY (merchant, id)
  ) STRICT;
  CREATE INDEX envelopes_by_time ON envelopes (merchant, opens_at);
  CREATE TABLE envelope_openings (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    envelope_id INTEGER NOT NULL, amount INTEGER NOT NULL, opened_at INTEGER NOT NULL, UNIQUE (account_id, envelope_id)
  ) STRICT;

  CREATE TABLE feedback (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
    sender TEXT NOT NULL, key TEXT NOT NULL, question_type TEXT NOT NULL, content TEXT NOT NULL, contact TEXT,
    language TEXT NOT NULL, sent_at INTEGER NOT NULL, answers_at INTEGER NOT NULL, answer TEXT, answered_at INTEGER,
    UNIQUE (merchant, sender, key)
  ) STRICT;
  CREATE INDEX feedback_by_sender ON feedback (merchant, sender, sent_at);
  CREATE INDEX feedback_by_account ON feedback (account_id, id);
  CREATE INDEX feedback_due ON feedback (merchant, answers_at) WHERE answered_at IS NULL;

  -- The house offers the contracts of the topmost agents: those have no account in offered_by.
  CREATE TABLE contracts (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, offered_by INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
    offered_to INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    sort TEXT NOT NULL CHECK (sort IN ('dividend', 'daily', 'hourly', 'realtime')),
    period TEXT CHECK (period IN ('D', 'W', 'H', 'M')), rate INTEGER NOT NULL, terms TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('offered', 'active', 'ending', 'rejected', 'withdrawn', 'terminated', 'replaced')),
    ending_asked_by INTEGER, offered_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX contracts_to ON contracts (offered_to, state, changed_at);
  CREATE INDEX contracts_by ON contracts (offered_by, sort, state);
  CREATE UNIQUE INDEX contracts_in_force ON contracts (merchant, offered_to, sort) WHERE state IN ('active', 'ending');
`;

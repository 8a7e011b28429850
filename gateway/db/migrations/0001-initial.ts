/** The first migrations, in order. Conventions are described in `migrations.ts`. */
export const first: readonly string[] = [
  `
  CREATE TABLE merchants (
    merchant TEXT PRIMARY KEY, status INTEGER NOT NULL DEFAULT 0,
    whitelabel TEXT NOT NULL, flags_rev INTEGER NOT NULL DEFAULT 1,
    rules TEXT NOT NULL, rules_rev INTEGER NOT NULL DEFAULT 1
  ) STRICT;

  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, username TEXT NOT NULL, nickname TEXT NOT NULL,
    type INTEGER NOT NULL DEFAULT 0, upline_id INTEGER REFERENCES accounts (id),
    password_hash TEXT NOT NULL, password_expires_at INTEGER, default_password INTEGER NOT NULL DEFAULT 0,
    member INTEGER NOT NULL DEFAULT 1, captcha_always INTEGER NOT NULL DEFAULT 0, registered_ip TEXT,
    excluded_until INTEGER, rank_level INTEGER NOT NULL DEFAULT 0, rank_name TEXT NOT NULL DEFAULT 'Bronze',
    mobile TEXT, profile TEXT NOT NULL DEFAULT '{}', language TEXT,
    created_at INTEGER NOT NULL, last_login_at INTEGER, register_key TEXT,
    UNIQUE (merchant, username), UNIQUE (merchant, mobile), UNIQUE (merchant, register_key)
  ) STRICT;
  CREATE INDEX accounts_upline ON accounts (upline_id);

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE login_failures (
    merchant TEXT NOT NULL, username TEXT NOT NULL, failures INTEGER NOT NULL, PRIMARY KEY (merchant, username)
  ) STRICT;

  CREATE TABLE jwe_keys (
    kid TEXT PRIMARY KEY, merchant TEXT NOT NULL, private_jwk TEXT NOT NULL,
    created_at INTEGER NOT NULL, retired_at INTEGER
  ) STRICT;
  CREATE TABLE used_nonces (
    merchant TEXT NOT NULL, jti TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (merchant, jti)
  ) STRICT;

  CREATE TABLE captchas (
    merchant TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (merchant, id)
  ) STRICT;
  CREATE TABLE sms_codes (
    merchant TEXT NOT NULL, purpose TEXT NOT NULL, mobile TEXT NOT NULL, code TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL, PRIMARY KEY (merchant, purpose, mobile)
  ) STRICT;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, kind TEXT NOT NULL, recipient TEXT NOT NULL,
    body TEXT NOT NULL, code TEXT, created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE idempotency (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, call TEXT NOT NULL,
    key TEXT NOT NULL, request_hash TEXT NOT NULL, answer TEXT NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (merchant, account_id, call, key)
  ) STRICT;

  CREATE TABLE affiliates (
    merchant TEXT NOT NULL, code TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (merchant, code)
  ) STRICT;
  `,
  `
  CREATE TABLE vendors (
    merchant TEXT NOT NULL, code TEXT NOT NULL, category TEXT NOT NULL, name TEXT NOT NULL,
    account_type_id TEXT NOT NULL, is_hot INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (merchant, code)
  ) STRICT;
  CREATE TABLE games (
    node_id INTEGER PRIMARY KEY, vendor TEXT NOT NULL, category TEXT NOT NULL, classify TEXT NOT NULL,
    name TEXT NOT NULL, folded_name TEXT NOT NULL, emblem TEXT NOT NULL, min_bet INTEGER NOT NULL,
    min_lines INTEGER NOT NULL, is_hot INTEGER NOT NULL, is_new INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX games_by_vendor ON games (category, vendor, node_id);
  CREATE INDEX games_by_name ON games (category, folded_name);
  CREATE INDEX games_hot ON games (is_hot, category) WHERE is_hot = 1;

  CREATE TABLE favourites (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    node_id INTEGER NOT NULL REFERENCES games (node_id), created_at INTEGER NOT NULL, PRIMARY KEY (merchant, account_id, node_id)
  ) STRICT;
  CREATE TABLE recents (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    node_id INTEGER NOT NULL REFERENCES games (node_id), played_at INTEGER NOT NULL, PRIMARY KEY (merchant, account_id, node_id)
  ) STRICT;
  CREATE TABLE launches (
    token_hash TEXT PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    node_id INTEGER NOT NULL, language TEXT NOT NULL, site_origin TEXT NOT NULL, expires_at INTEGER NOT NULL, session_hash TEXT UNIQUE, session_expires_at INTEGER
  ) STRICT;
  CREATE INDEX launches_by_site ON launches (site_origin);
  CREATE TABLE rounds (
    merchant TEXT NOT NULL, round_id TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    node_id INTEGER NOT NULL, stake INTEGER NOT NULL, win INTEGER NOT NULL, outcome TEXT NOT NULL, played_at INTEGER NOT NULL,
    PRIMARY KEY (merchant, account_id, round_id)
  ) STRICT;
  CREATE TABLE winners (
    merchant TEXT NOT NULL, id INTEGER NOT NULL, node_id INTEGER NOT NULL, customer TEXT NOT NULL,
    amount INTEGER NOT NULL, won_at INTEGER NOT NULL, PRIMARY KEY (merchant, id)
  ) STRICT;

  CREATE TABLE banners (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, group_name TEXT NOT NULL, title TEXT NOT NULL,
    subtitle TEXT NOT NULL, scene TEXT NOT NULL, linkage_type TEXT, linkage TEXT, vendor TEXT, position INTEGER NOT NULL,
    PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE announcements (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, type TEXT NOT NULL, title TEXT NOT NULL,
    content TEXT NOT NULL, start_date INTEGER NOT NULL, PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    title TEXT NOT NULL, content TEXT NOT NULL, sent_at INTEGER NOT NULL, read_at INTEGER
  ) STRICT;
  CREATE INDEX messages_unread ON messages (account_id) WHERE read_at IS NULL;
  CREATE TABLE promotion_claims (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    promotion_id TEXT NOT NULL, claimed_at INTEGER NOT NULL, PRIMARY KEY (merchant, account_id, promotion_id)
  ) STRICT;
  `,
  `
  CREATE TABLE ledger_accounts (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('wallet', 'house', 'cashier')),
    owner_id INTEGER NOT NULL DEFAULT 0, UNIQUE (merchant, kind, owner_id)
  ) STRICT;
  CREATE TABLE ledger_movements (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, kind TEXT NOT NULL, idempotency_key TEXT NOT NULL,
    moved_at INTEGER NOT NULL, UNIQUE (merchant, idempotency_key)
  ) STRICT;
  CREATE TABLE ledger_entries (
    movement_id INTEGER NOT NULL REFERENCES ledger_movements (id), account_id INTEGER NOT NULL REFERENCES ledger_accounts (id),
    merchant TEXT NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (movement_id, account_id)
  ) STRICT;
  CREATE INDEX ledger_entries_by_account ON ledger_entries (account_id, amount);
  `,
  `
  ALTER TABLE accounts ADD COLUMN email TEXT;
  ALTER TABLE accounts ADD COLUMN bank_account_name TEXT;
  ALTER TABLE accounts ADD COLUMN totp_secret TEXT;
  ALTER TABLE accounts ADD COLUMN totp_last_step INTEGER;
  ALTER TABLE accounts ADD COLUMN provider_subject TEXT;
  CREATE UNIQUE INDEX accounts_by_provider ON accounts (merchant, provider_subject);
  UPDATE accounts SET email = json_extract(profile, '$.email');

  ALTER TABLE sessions ADD COLUMN must_change INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN temporary_hash TEXT;
  CREATE INDEX sessions_by_account ON sessions (account_id);

  CREATE TABLE temporary_passwords (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL,
    password_hash TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE challenges (
    id_hash TEXT PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    address TEXT NOT NULL, way_in TEXT NOT NULL, wrong_answers INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE known_addresses (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, merchant TEXT NOT NULL, address TEXT NOT NULL,
    known_since INTEGER NOT NULL, PRIMARY KEY (account_id, address)
  ) STRICT;
  CREATE TABLE attempts (
    merchant TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL, started_at INTEGER NOT NULL,
    PRIMARY KEY (merchant, kind, key)
  ) STRICT;
  CREATE INDEX attempts_by_age ON attempts (started_at);
  `,
  `
  ALTER TABLE announcements ADD COLUMN summary TEXT NOT NULL DEFAULT '';
  CREATE TABLE promotions (
    merchant TEXT NOT NULL, id TEXT NOT NULL, category TEXT NOT NULL, emblem TEXT NOT NULL,
    rule TEXT NOT NULL CHECK (rule IN ('gift', 'firstDeposit', 'netLoss', 'entry', 'review')),
    percent INTEGER NOT NULL DEFAULT 0, most INTEGER NOT NULL DEFAULT 0,
    starts_at INTEGER NOT NULL, ends_at INTEGER, position INTEGER NOT NULL, PRIMARY KEY (merchant, id)
  ) STRICT;
  CREATE TABLE promotion_categories (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (merchant, id, language)
  ) STRICT;
  ALTER TABLE promotion_claims ADD COLUMN status TEXT NOT NULL DEFAULT 'claimed';
  ALTER TABLE promotion_claims ADD COLUMN amount INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE help_topics (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, icon TEXT NOT NULL,
    position INTEGER NOT NULL, PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE help_questions (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, topic TEXT NOT NULL, question TEXT NOT NULL,
    answer TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE articles (
    merchant TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL,
    content TEXT NOT NULL, emblem TEXT NOT NULL, published_at INTEGER NOT NULL, PRIMARY KEY (merchant, id, language)
  ) STRICT;
  `,
  `
  CREATE TABLE ranks (
    merchant TEXT NOT NULL, level INTEGER NOT NULL, name TEXT NOT NULL, points INTEGER NOT NULL, PRIMARY KEY (merchant, level)
  ) STRICT;
  CREATE TABLE club_points (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, points INTEGER NOT NULL,
    PRIMARY KEY (merchant, account_id)
  ) STRICT;
  CREATE TABLE mission_points (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, customer TEXT NOT NULL,
    account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE, points INTEGER NOT NULL, earned_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mission_points_by_time ON mission_points (merchant, earned_at);
  CREATE TABLE point_rewards (
    merchant TEXT NOT NULL, id INTEGER NOT NULL, language TEXT NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL,
    emblem TEXT NOT NULL, points INTEGER NOT NULL, amount INTEGER NOT NULL, quantity INTEGER NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (merchant, id, language)
  ) STRICT;
  CREATE TABLE point_rates (
    merchant TEXT NOT NULL, units INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (merchant, units)
  ) STRICT;
  CREATE TABLE point_entries (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, points INTEGER NOT NULL, remark TEXT NOT NULL, moved_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX point_entries_by_account ON point_entries (account_id, moved_at);
  `,
  `
  CREATE TABLE lottery_orders (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game_code TEXT NOT NULL, numero TEXT NOT NULL, prize_mode INTEGER NOT NULL, play_type TEXT NOT NULL, picks TEXT NOT NULL,
    combinations INTEGER NOT NULL, stake INTEGER NOT NULL, odds INTEGER NOT NULL, total INTEGER NOT NULL,
    status INTEGER NOT NULL DEFAULT 2, win INTEGER NOT NULL DEFAULT 0,
    placed_at INTEGER NOT NULL, draws_at INTEGER NOT NULL, settled_at INTEGER
  ) STRICT;
  CREATE INDEX lottery_orders_due ON lottery_orders (merchant, draws_at) WHERE status = 2;
  CREATE INDEX lottery_orders_by_account ON lottery_orders (account_id, id);
  `,
  `
  ALTER TABLE games ADD COLUMN is_game TEXT NOT NULL DEFAULT '';
  ALTER TABLE games ADD COLUMN behind_entry INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE launches ADD COLUMN room_id TEXT;
  CREATE TABLE rooms (
    room_id TEXT PRIMARY KEY, node_id INTEGER NOT NULL REFERENCES games (node_id), name TEXT NOT NULL,
    min_stake INTEGER NOT NULL, max_stake INTEGER NOT NULL, seats INTEGER NOT NULL, status TEXT NOT NULL, position INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX rooms_by_game ON rooms (node_id, position);
  `,
  `
  CREATE TABLE chat_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, merchant TEXT NOT NULL, account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
    author TEXT NOT NULL, text TEXT NOT NULL, sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_messages_by_room ON chat_messages (merchant, id);
  CREATE INDEX chat_messages_by_account ON chat_messages (account_id, sent_at);
  CREATE TABLE mini_game_seeds (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    seed TEXT NOT NULL, hash TEXT NOT NULL, made_at INTEGER NOT NULL, PRIMARY KEY (merchant, account_id)
  ) STRICT;
  CREATE TABLE mini_game_rounds (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL, choice TEXT NOT NULL, stake INTEGER NOT NULL, win INTEGER NOT NULL, numbers TEXT NOT NULL,
    server_seed TEXT NOT NULL, client_seed TEXT NOT NULL, played_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mini_game_rounds_by_account ON mini_game_rounds (account_id, id);
  `,
  `
  ALTER TABLE ledger_movements ADD COLUMN reference TEXT;
  ALTER TABLE ledger_movements ADD COLUMN subject TEXT;
  ALTER TABLE ledger_entries ADD COLUMN kind TEXT;
  ALTER TABLE ledger_entries ADD COLUMN moved_at INTEGER;
  ALTER TABLE ledger_entries ADD COLUMN balance INTEGER;
  UPDATE ledger_entries SET kind = known.kind, moved_at = known.moved_at, balance = known.balance FROM (
    SELECT e.movement_id, e.account_id, m.kind, m.moved_at, sum(e.amount) OVER (PARTITION BY e.account_id ORDER BY e.movement_id) AS balance
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_movements m ON m.id = e.movement_id
    WHERE a.kind = 'wallet'
  ) AS known WHERE ledger_entries.movement_id = known.movement_id AND ledger_entries.account_id = known.account_id;
  CREATE INDEX ledger_entries_by_time ON ledger_entries (account_id, moved_at, movement_id, kind, amount, balance) WHERE balance IS NOT NULL;

  CREATE TABLE bets (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    source TEXT NOT NULL CHECK (source IN ('round', 'lottery', 'mini')), bet_no TEXT NOT NULL,
    category TEXT NOT NULL, vendor TEXT NOT NULL, game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('unsettled', 'settled', 'cancelled')),
    stake INTEGER NOT NULL, valid_bet INTEGER NOT NULL, win INTEGER NOT NULL,
    placed_at INTEGER NOT NULL, settled_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX bets_by_number ON bets (account_id, bet_no, source);
  CREATE INDEX bets_by_time ON bets (account_id, placed_at, id, category, vendor, game, status, stake, valid_bet, win);
  INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
    SELECT r.merchant, r.account_id, 'round', r.round_id, g.category, g.vendor, CAST(r.node_id AS TEXT), 'settled', r.stake, r.stake,
      r.win, r.played_at, r.played_at FROM rounds r JOIN games g ON g.node_id = r.node_id;
  INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
    SELECT merchant, account_id, 'mini', 'M' || id, 'MINI', 'MINI', game, 'settled', stake, stake, win, played_at, played_at FROM mini_game_rounds;
  INSERT INTO bets (merchant, account_id, source, bet_no, category, vendor, game, status, stake, valid_bet, win, placed_at, settled_at)
    SELECT merchant, account_id, 'lottery', CAST(id AS TEXT),
      CASE WHEN game_code LIKE 'VN%' THEN 'LOTT' ELSE 'ELOTT' END,
      CASE WHEN game_code LIKE 'VN%' THEN 'TCG_LOTTO_VN' ELSE 'TCG_SEA' END, game_code,
      CASE WHEN status = 2 THEN 'unsettled' WHEN status IN (4, 5, 16) THEN 'settled' ELSE 'cancelled' END, total,
      CASE WHEN status IN (4, 5) THEN total ELSE 0 END, win, placed_at, settled_at FROM lottery_orders;
  `,
  `
  CREATE INDEX messages_by_account ON messages (account_id, sent_at);
  `,
];

const DAY_MS = 86_400_000;
const FIGURES = ['bets', 'stake', 'valid_bet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;
const COLUMNS = `merchant, account_id, day, ${FIGURES.join(', ')}`;

/** The merchant's day that contains a slot, counted from the epoch, in SQL. */
const dayOf = (slot: string, merchant: string): string =>
  `(${slot} + coalesce((SELECT day_offset FROM merchants WHERE merchant = ${merchant}), 0)) / ${DAY_MS}`;

const added = (names: readonly string[]): string => names.map((name) => `${name} = ${name} + excluded.${name}`).join(', ');

/** Adds the growth of an account's own figures to its day. */
const addToDay = (growth: (figure: string) => string): string => `
  INSERT INTO member_days (${COLUMNS})
  VALUES (NEW.merchant, NEW.account_id, ${dayOf('NEW.slot', 'NEW.merchant')}, ${FIGURES.map(growth).join(', ')})
  ON CONFLICT (account_id, day) DO UPDATE SET ${added(FIGURES)};`;

/** Days with bets of an account before or after the new day. */
const played = (which: string): string =>
  `FROM member_days d WHERE d.account_id = NEW.account_id AND d.bets > 0 AND d.day ${which} NEW.day`;
const BEFORE = `coalesce((SELECT max(d.day) ${played('<')}), -1)`;
const AFTER = `(SELECT min(d.day) ${played('>')})`;

/**
 * Counts an account on its first bet of a day; if it already has a later day, that one's previous day becomes this one.
 */
const countPlayer = `
  INSERT INTO team_players (merchant, ancestor_id, day, since, members)
  SELECT l.merchant, l.ancestor_id, c.day, c.since, c.members FROM (
    SELECT NEW.day AS day, ${BEFORE} AS since, 1 AS members
    UNION ALL SELECT ${AFTER}, ${BEFORE}, -1
    UNION ALL SELECT ${AFTER}, NEW.day, 1
  ) c CROSS JOIN lineage l WHERE c.day IS NOT NULL AND l.account_id = NEW.account_id AND l.depth > 0
  ON CONFLICT (ancestor_id, day, since) DO UPDATE SET ${added(['members'])};`;

const BET_COLUMNS = ['bets', 'stake', 'valid_bet', 'win'] as const;
const addBets = (bet: string, from: string): string => `
  INSERT INTO category_figures (merchant, ancestor_id, depth, category, slot, ${BET_COLUMNS.join(', ')})
  SELECT l.merchant, l.ancestor_id, l.depth, ${bet}.category, ${bet}.settled_at - ${bet}.settled_at % 300000 AS slot,
    count(*), sum(${bet}.stake), sum(${bet}.valid_bet), sum(${bet}.win)
  FROM ${from} GROUP BY l.ancestor_id, l.depth, ${bet}.category, slot
  ON CONFLICT (ancestor_id, depth, category, slot) DO UPDATE SET ${added(BET_COLUMNS)};`;
const ofBet = addBets('NEW', 'lineage l WHERE l.account_id = NEW.account_id');

const addBalances = (entry: string, from: string): string => `
  INSERT INTO team_balances (merchant, account_id, scope, balance)
  SELECT l.merchant, l.ancestor_id, iif(l.depth = 0, 'own', 'team') AS scope, sum(${entry}.amount)
  FROM ${from} GROUP BY l.ancestor_id, scope
  ON CONFLICT (account_id, scope) DO UPDATE SET ${added(['balance'])};`;

/**
 * Fills `member_days` from the accounts' five-minute figures: of one merchant, whose code is a placeholder, or of all.
 */
export const fillDays = (merchant = 'f.merchant'): string => `
  INSERT INTO member_days (${COLUMNS})
  SELECT f.merchant, f.account_id, ${dayOf('f.slot', 'f.merchant')} AS day, ${FIGURES.map((name) => `sum(f.${name})`).join(', ')}
  FROM team_figures f WHERE f.scope = 'own' AND f.merchant = ${merchant} GROUP BY f.account_id, day;`;

/** Fills `team_players` from `member_days`, for the same merchants. */
export const fillPlayers = (merchant = 'd.merchant'): string => `
  INSERT INTO team_players (merchant, ancestor_id, day, since, members)
  SELECT l.merchant, l.ancestor_id, p.day, p.since, count(*)
  FROM (SELECT d.account_id, d.day, lag(d.day, 1, -1) OVER (PARTITION BY d.account_id ORDER BY d.day) AS since
    FROM member_days d WHERE d.bets > 0 AND d.merchant = ${merchant}) p
  JOIN lineage l ON l.account_id = p.account_id AND l.depth > 0 GROUP BY l.ancestor_id, p.day, p.since;`;

/**
 * Tables for reports on a team of any size, so that they need not read its members.
 *
 * `merchants.day_offset`: how many milliseconds a merchant's days begin before those of UTC. `member_days` use it, so
 * that a report by the merchant's days consists of whole ones. Only speed depends on it: in zones with clock changes,
 * the remaining hours at both ends come from five-minute figures (`gateway/domain/teamReports/parts.ts`). Changing it
 * requires refilling both tables of days.
 *
 * `member_days`: the own figures of `team_figures` by day. They replace `downline_figures`, which repeated them for
 * every upline: in the order of accounts, those of a whole team are read in parallel with its lineage, without sorting.
 *
 * `team_players`: how many members below an account had a bet on a day and, before it, last on the day `since` (-1:
 * never). The players of a period are those with a day in it whose `since` is before it: no member is counted twice,
 * and none is read.
 *
 * `category_figures`: settled bets of members by level below an account, itself at 0, by category and five minutes.
 *
 * `team_names`: accounts below an account in the order of their names, narrow enough to be scanned in a search.
 *
 * `team_balances`: the main wallet balance of an account, and the sum of its downlines'. A wallet entry updates a row
 * for the account and one for each of its uplines.
 *
 * `member_rates.upline_id`: so that the highest rate an account has given is the end of a range.
 */
export const teamScale = `
  ALTER TABLE merchants ADD COLUMN day_offset INTEGER NOT NULL DEFAULT 0;
  DROP TRIGGER own_figures_begin;
  DROP TRIGGER own_figures_grow;
  DROP TABLE downline_figures;
  CREATE TABLE member_days (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL, day INTEGER NOT NULL, bets INTEGER NOT NULL, stake INTEGER NOT NULL,
    valid_bet INTEGER NOT NULL, win INTEGER NOT NULL, deposit INTEGER NOT NULL, withdrawal INTEGER NOT NULL, bonus INTEGER NOT NULL,
    PRIMARY KEY (account_id, day)
  ) STRICT, WITHOUT ROWID;
  ${fillDays()}
  CREATE TABLE team_players (
    merchant TEXT NOT NULL, ancestor_id INTEGER NOT NULL, day INTEGER NOT NULL, since INTEGER NOT NULL, members INTEGER NOT NULL,
    PRIMARY KEY (ancestor_id, day, since)
  ) STRICT, WITHOUT ROWID;
  ${fillPlayers()}
  CREATE TRIGGER own_figures_begin AFTER INSERT ON team_figures WHEN NEW.scope = 'own' BEGIN ${addToDay((name) => `NEW.${name}`)} END;
  CREATE TRIGGER own_figures_grow AFTER UPDATE ON team_figures WHEN NEW.scope = 'own'
  BEGIN ${addToDay((name) => `NEW.${name} - OLD.${name}`)} END;
  CREATE TRIGGER players_begin AFTER INSERT ON member_days WHEN NEW.bets > 0 BEGIN ${countPlayer} END;
  CREATE TRIGGER players_come AFTER UPDATE OF bets ON member_days WHEN OLD.bets = 0 AND NEW.bets > 0 BEGIN ${countPlayer} END;

  CREATE TABLE category_figures (
    merchant TEXT NOT NULL, ancestor_id INTEGER NOT NULL, depth INTEGER NOT NULL, category TEXT NOT NULL, slot INTEGER NOT NULL,
    bets INTEGER NOT NULL, stake INTEGER NOT NULL, valid_bet INTEGER NOT NULL, win INTEGER NOT NULL,
    PRIMARY KEY (ancestor_id, depth, category, slot)
  ) STRICT, WITHOUT ROWID;
  ${addBets('b', "bets b JOIN lineage l ON l.account_id = b.account_id WHERE b.status = 'settled'")}
  CREATE TRIGGER categories_count_at_once AFTER INSERT ON bets WHEN NEW.status = 'settled' BEGIN ${ofBet} END;
  CREATE TRIGGER categories_count_when_settled AFTER UPDATE OF status ON bets WHEN OLD.status = 'unsettled' AND NEW.status = 'settled'
  BEGIN ${ofBet} END;

  CREATE TABLE team_names (
    merchant TEXT NOT NULL, ancestor_id INTEGER NOT NULL, username TEXT NOT NULL, account_id INTEGER NOT NULL, depth INTEGER NOT NULL,
    type INTEGER NOT NULL, PRIMARY KEY (ancestor_id, username)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO team_names (merchant, ancestor_id, username, account_id, depth, type)
  SELECT l.merchant, l.ancestor_id, a.username, l.account_id, l.depth, a.type FROM lineage l JOIN accounts a ON a.id = l.account_id
  WHERE l.depth > 0;
  CREATE TRIGGER lines_name AFTER INSERT ON lineage WHEN NEW.depth > 0 BEGIN
    INSERT INTO team_names (merchant, ancestor_id, username, account_id, depth, type)
    SELECT NEW.merchant, NEW.ancestor_id, username, id, NEW.depth, type FROM accounts WHERE id = NEW.account_id;
  END;
  CREATE TRIGGER accounts_rename AFTER UPDATE OF username, type ON accounts BEGIN
    UPDATE team_names SET username = NEW.username, type = NEW.type
    WHERE ancestor_id IN (SELECT ancestor_id FROM lineage WHERE account_id = NEW.id AND depth > 0) AND username = OLD.username;
  END;

  CREATE TABLE team_balances (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL, scope TEXT NOT NULL CHECK (scope IN ('own', 'team')), balance INTEGER NOT NULL,
    PRIMARY KEY (account_id, scope)
  ) STRICT, WITHOUT ROWID;
  ${addBalances('e', "ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' JOIN lineage l ON l.account_id = a.owner_id WHERE true")}
  CREATE TRIGGER balances_move AFTER INSERT ON ledger_entries BEGIN ${addBalances(
    'NEW',
    "ledger_accounts a JOIN lineage l ON l.account_id = a.owner_id WHERE a.id = NEW.account_id AND a.kind = 'wallet'",
  )} END;

  ALTER TABLE member_rates ADD COLUMN upline_id INTEGER;
  UPDATE member_rates SET upline_id = (SELECT upline_id FROM accounts WHERE id = member_rates.account_id);
  CREATE INDEX member_rates_given ON member_rates (upline_id, category, rate);
  CREATE TRIGGER rates_have_uplines AFTER INSERT ON member_rates BEGIN
    UPDATE member_rates SET upline_id = (SELECT upline_id FROM accounts WHERE id = NEW.account_id)
    WHERE account_id = NEW.account_id AND category = NEW.category;
  END;
`;

const FIGURES = ['bets', 'stake', 'valid_bet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;
const COLUMNS = `merchant, ancestor_id, span, start, account_id, depth, ${FIGURES.join(', ')}`;

/** Lengths of the aggregated ranges, in days of UTC. */
const SPANS = { short: 1, long: 32 } as const;
const spans = `(SELECT ${SPANS.short} AS span UNION ALL SELECT ${SPANS.long})`;

/** The range of so many days that contains a slot, counted from the epoch, in SQL. */
const startOf = (slot: string): string => `${slot} / (86400000 * s.span)`;

/** Adds the growth of an account's own figures to its days, for all its uplines. */
const addToDays = (growth: (figure: string) => string): string => `
  INSERT INTO downline_figures (${COLUMNS})
  SELECT l.merchant, l.ancestor_id, s.span, ${startOf('NEW.slot')}, l.account_id, l.depth, ${FIGURES.map(growth).join(', ')}
  FROM lineage l CROSS JOIN ${spans} s WHERE l.account_id = NEW.account_id AND l.depth > 0
  ON CONFLICT (ancestor_id, span, start, account_id) DO UPDATE SET ${FIGURES.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')};`;

/** Fills the empty table from the accounts' five-minute figures. */
const fillDownlineFigures = `
  INSERT INTO downline_figures (${COLUMNS})
  SELECT l.merchant, l.ancestor_id, s.span, ${startOf('f.slot')} AS start, l.account_id, l.depth, ${FIGURES.map((name) => `sum(f.${name})`).join(', ')}
  FROM team_figures f CROSS JOIN ${spans} s JOIN lineage l ON l.account_id = f.account_id AND l.depth > 0 WHERE f.scope = 'own'
  GROUP BY l.ancestor_id, s.span, start, l.account_id;`;

/**
 * Activity of a team's members: the own figures of `team_figures` by day of UTC and by ranges of days, for each upline
 * of the member. A report by member is a few ranges of its key and skips inactive members. Days of other time zones
 * begin within one of these: the remaining hours are read from the five-minute figures. Maintained by triggers on
 * `team_figures`.
 *
 * `joined` of a team's slot counts the members registered in it.
 */
export const downlineFigures = `
  CREATE TABLE downline_figures (
    merchant TEXT NOT NULL, ancestor_id INTEGER NOT NULL, span INTEGER NOT NULL, start INTEGER NOT NULL, account_id INTEGER NOT NULL,
    depth INTEGER NOT NULL, bets INTEGER NOT NULL, stake INTEGER NOT NULL, valid_bet INTEGER NOT NULL, win INTEGER NOT NULL,
    deposit INTEGER NOT NULL, withdrawal INTEGER NOT NULL, bonus INTEGER NOT NULL,
    PRIMARY KEY (ancestor_id, span, start, account_id)
  ) STRICT, WITHOUT ROWID;
  ${fillDownlineFigures}
  CREATE TRIGGER own_figures_begin AFTER INSERT ON team_figures WHEN NEW.scope = 'own'
  BEGIN ${addToDays((name) => `NEW.${name}`)} END;
  CREATE TRIGGER own_figures_grow AFTER UPDATE ON team_figures WHEN NEW.scope = 'own'
  BEGIN ${addToDays((name) => `NEW.${name} - OLD.${name}`)} END;

  ALTER TABLE team_figures ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
  INSERT INTO team_figures (merchant, account_id, scope, slot, joined)
  SELECT l.merchant, l.ancestor_id, 'team', a.created_at - a.created_at % 300000 AS slot, count(*)
  FROM lineage l JOIN accounts a ON a.id = l.account_id WHERE l.depth > 0 GROUP BY l.ancestor_id, slot
  ON CONFLICT (account_id, scope, slot) DO UPDATE SET joined = joined + excluded.joined;
  CREATE TRIGGER lines_count_joining AFTER INSERT ON lineage WHEN NEW.depth > 0 BEGIN
    INSERT INTO team_figures (merchant, account_id, scope, slot, joined)
    SELECT NEW.merchant, NEW.ancestor_id, 'team', created_at - created_at % 300000, 1 FROM accounts WHERE id = NEW.account_id
    ON CONFLICT (account_id, scope, slot) DO UPDATE SET joined = joined + 1;
  END;
`;

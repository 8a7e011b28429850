/**
 * Lineage: a row for each account and each of its uplines at any distance, and one for itself at depth 0, so that a
 * team of any size is one range of an index. Maintained by triggers on accounts only. An upline is permanent: a team's
 * figures stay with the uplines at the time.
 */
export const lineage = `
  CREATE TABLE lineage (
    merchant TEXT NOT NULL, ancestor_id INTEGER NOT NULL, depth INTEGER NOT NULL, account_id INTEGER NOT NULL,
    PRIMARY KEY (ancestor_id, depth, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lineage_upwards ON lineage (account_id, depth, ancestor_id);
  WITH RECURSIVE above (merchant, account_id, ancestor_id, depth) AS (
    SELECT merchant, id, id, 0 FROM accounts
    UNION ALL
    SELECT above.merchant, above.account_id, a.upline_id, above.depth + 1 FROM above JOIN accounts a ON a.id = above.ancestor_id
    WHERE a.upline_id IS NOT NULL
  )
  INSERT INTO lineage (merchant, ancestor_id, depth, account_id) SELECT merchant, ancestor_id, depth, account_id FROM above;
  CREATE TRIGGER accounts_join_lines AFTER INSERT ON accounts BEGIN
    INSERT INTO lineage (merchant, ancestor_id, depth, account_id)
    SELECT NEW.merchant, NEW.id, 0, NEW.id
    UNION ALL
    SELECT NEW.merchant, ancestor_id, depth + 1, NEW.id FROM lineage WHERE account_id = NEW.upline_id;
  END;
  CREATE TRIGGER accounts_keep_uplines BEFORE UPDATE OF upline_id ON accounts WHEN NEW.upline_id IS NOT NULL AND NEW.upline_id IS NOT OLD.upline_id
  BEGIN SELECT RAISE(ABORT, 'an upline is for good'); END;
`;

/**
 * Registration links of agents: a code, the account type and rates of the new downlines, and their number. Codes are
 * longer than those in `affiliates`, so that the two never collide. The index lists a team of any size, the newest
 * first.
 */
export const downlineLinks = `
  CREATE TABLE downline_links (
    id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    code TEXT NOT NULL, account_type INTEGER NOT NULL, rates TEXT NOT NULL, note TEXT NOT NULL, is_open INTEGER NOT NULL DEFAULT 1,
    registered INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, UNIQUE (merchant, code)
  ) STRICT;
  CREATE INDEX downline_links_by_owner ON downline_links (account_id, id);
  CREATE INDEX lineage_newest ON lineage (ancestor_id, account_id, depth);
`;

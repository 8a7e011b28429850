/**
 * Privileges of levels: withdrawals per day, and priority review of withdrawals. Existing merchants get the seed's
 * values.
 */
export const rankPrivileges = `
  ALTER TABLE ranks ADD COLUMN withdrawals INTEGER NOT NULL DEFAULT 5 CHECK (withdrawals > 0);
  ALTER TABLE ranks ADD COLUMN fast_payout INTEGER NOT NULL DEFAULT 0 CHECK (fast_payout IN (0, 1));
  UPDATE ranks SET
    withdrawals = CASE level WHEN 0 THEN 5 WHEN 1 THEN 6 WHEN 2 THEN 7 WHEN 3 THEN 8 WHEN 4 THEN 10 WHEN 5 THEN 12 WHEN 6 THEN 15 ELSE 20 END,
    fast_payout = level >= 4;
`;

/**
 * Rebate rates by game category, in hundredths of a percent of valid bets; 0 without a row. A rate never exceeds the
 * upline's, which writers must ensure (`gateway/domain/team/rates.ts`).
 */
export const memberRates = `
  CREATE TABLE member_rates (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, category TEXT NOT NULL,
    rate INTEGER NOT NULL CHECK (rate >= 0), PRIMARY KEY (account_id, category)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Rebate rates by category of games, in hundredths of a percent of valid bets. Who has no row has nothing. Nobody has more than his
 * upline: whoever writes here sees to it (`gateway/domain/team/rates.ts`).
 */
export const memberRates = `
  CREATE TABLE member_rates (
    merchant TEXT NOT NULL, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, category TEXT NOT NULL,
    rate INTEGER NOT NULL CHECK (rate >= 0), PRIMARY KEY (account_id, category)
  ) STRICT, WITHOUT ROWID;
`;

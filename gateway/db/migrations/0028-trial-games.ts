/** Games that a trial account may play. */
export const trialGames = `
  ALTER TABLE games ADD COLUMN is_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_trial IN (0, 1));
`;

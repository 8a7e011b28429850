/** Whether all of a merchant's data has been seeded: it is written a piece at a time. */
export const seeded = `
  ALTER TABLE merchants ADD COLUMN seeded INTEGER NOT NULL DEFAULT 1 CHECK (seeded IN (0, 1));
`;

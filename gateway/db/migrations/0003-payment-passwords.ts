/** Moves the payment password's hash from the registration fields to its own column. */
export const paymentPasswords = `
  ALTER TABLE accounts ADD COLUMN payment_hash TEXT;
  UPDATE accounts SET payment_hash = json_extract(profile, '$.paymentPasswordHash'), profile = json_remove(profile, '$.paymentPasswordHash');
`;

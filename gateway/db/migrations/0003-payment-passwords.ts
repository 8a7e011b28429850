/** The payment password has a column of its own; registration kept its hash among the other fields. */
export const paymentPasswords = `
  ALTER TABLE accounts ADD COLUMN payment_hash TEXT;
  UPDATE accounts SET payment_hash = json_extract(profile, '$.paymentPasswordHash'), profile = json_remove(profile, '$.paymentPasswordHash');
`;

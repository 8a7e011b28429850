/** Indexes for deleting expired rows. */
export const housekeeping = `
  CREATE INDEX sessions_by_end ON sessions (expires_at);
  CREATE INDEX idempotency_by_time ON idempotency (created_at);
`;

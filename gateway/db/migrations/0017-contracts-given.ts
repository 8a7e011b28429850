/**
 * The uplines' view of contracts: a page in order of change, of all states or one, and the requests that wait for the
 * upline. A downline has at most one open offer of a kind. `cause` says why a contract was replaced.
 */
export const contractsGiven = `
  ALTER TABLE contracts ADD COLUMN cause TEXT CHECK (cause IN ('newer', 'uplineRate'));
  UPDATE contracts SET cause = 'newer' WHERE state = 'replaced' AND EXISTS (
    SELECT 1 FROM contracts later WHERE later.offered_to = contracts.offered_to AND later.sort = contracts.sort
      AND later.id > contracts.id AND later.state NOT IN ('offered', 'rejected', 'withdrawn'));
  UPDATE contracts SET cause = 'uplineRate' WHERE state = 'replaced' AND cause IS NULL;
  CREATE UNIQUE INDEX contracts_offered ON contracts (offered_to, sort) WHERE state = 'offered';
  CREATE INDEX contracts_given ON contracts (offered_by, changed_at);
  CREATE INDEX contracts_given_by_state ON contracts (offered_by, state, changed_at);
`;

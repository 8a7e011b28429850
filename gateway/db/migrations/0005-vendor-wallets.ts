/** Whether a vendor's wallet responds, and whether automatic transfer is on. */
export const vendorWallets = `
  ALTER TABLE vendors ADD COLUMN wallet_down INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE accounts ADD COLUMN auto_transfer INTEGER NOT NULL DEFAULT 1;
`;

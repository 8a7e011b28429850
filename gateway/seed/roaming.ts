/**
 * With these the seeded account `roaming` proves to be itself at a login from a new address. Codes by text and mail, and the
 * authenticator's code of the moment, stand in the control panel's outbox (`/dev/outbox`).
 */
export const ROAMING = {
  /** With its country code. */
  mobile: '639170000002',
  email: 'roaming@example.com',
  /** Base32, as authenticator apps take it. */
  totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA',
  bankAccountName: 'Amihan Reyes',
} as const;

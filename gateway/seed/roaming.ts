/**
 * Second factors of the seeded account `roaming` for a login from a new address. SMS and e-mail codes and the
 * authenticator's current code are in the control panel's outbox (`/dev/outbox`).
 */
export const ROAMING = {
  /** With its country code. */
  mobile: '639170000002',
  email: 'roaming@example.com',
  /** Base32, the format of authenticator apps. */
  totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA',
  bankAccountName: 'Amihan Reyes',
} as const;

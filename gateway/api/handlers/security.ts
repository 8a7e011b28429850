/** The security center's part of the table. */
export * from './security/authenticator.ts';
export * from './security/contacts.ts';
export * from './security/logins.ts';
export * from './security/overview.ts';
export * from './security/paymentPassword.ts';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { securityConfig } from '#site/api/contract/security.ts';

export type Security = CallOutput<typeof securityConfig>;

/** Protections of an account. */
export const PROTECTIONS = ['password', 'paymentPassword', 'email', 'mobile', 'authenticator'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** Topics of security sections; protections count toward the security level. */
export const STATES = [...PROTECTIONS, 'avatar', 'nickname', 'logins'] as const;
export type State = (typeof STATES)[number];

const IS_SET: Readonly<Record<Protection, (security: Security) => boolean>> = {
  password: () => true,
  paymentPassword: ({ paymentPassword }) => paymentPassword.set,
  email: ({ email }) => email !== null,
  mobile: ({ mobile }) => mobile !== null,
  authenticator: ({ authenticator }) => authenticator,
};

/** Whether the account has this protection. */
function isProtectedBy(security: Security, protection: Protection): boolean {
  return IS_SET[protection](security);
}

export const SAFETY_LEVELS = ['low', 'medium', 'high'] as const;
export type SafetyLevel = (typeof SAFETY_LEVELS)[number];

export interface Safety {
  readonly level: SafetyLevel;
  readonly set: number;
  readonly of: number;
  /** The first missing protection. */
  readonly next: Protection | undefined;
}

/** Below this fraction of the protections, the level is low. */
const MEDIUM = 0.6;

/** Security level of an account by the protections that the merchant counts: high if complete, medium from `MEDIUM`. */
export function safetyOf(security: Security, counted: readonly Protection[]): Safety {
  const missing = counted.filter((protection) => !isProtectedBy(security, protection));
  const set = counted.length - missing.length;
  const level = missing.length === 0 ? 'high' : set >= counted.length * MEDIUM ? 'medium' : 'low';
  return { level, set, of: counted.length, next: missing[0] };
}

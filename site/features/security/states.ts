import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { securityConfig } from '#site/api/contract/security.ts';

export type Security = CallOutput<typeof securityConfig>;

/** What an account can be protected by. */
export const PROTECTIONS = ['password', 'paymentPassword', 'email', 'mobile', 'authenticator'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** What a section of the security centre may be about; protections count for how safe the account is. */
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
  /** The first that is still missing. */
  readonly next: Protection | undefined;
}

/** Fewer than this share of the protections is little. */
const MEDIUM = 0.6;

/** How safe an account is by those protections that the merchant counts: all are high, most of them medium. */
export function safetyOf(security: Security, counted: readonly Protection[]): Safety {
  const missing = counted.filter((protection) => !isProtectedBy(security, protection));
  const set = counted.length - missing.length;
  const level = missing.length === 0 ? 'high' : set >= counted.length * MEDIUM ? 'medium' : 'low';
  return { level, set, of: counted.length, next: missing[0] };
}

/** Interfaces of third-party services, independent of the provider, and their common error. */
import type { GeetestResult } from '#site/api/contract/verification.ts';
import type { ProviderName } from '#site/assembler/sdk/providers.ts';

/** Bot detection before a login or registration. */
export interface BehaviourCheck {
  /** Each result is valid for one attempt. */
  verify(): Promise<GeetestResult>;
}

/** Verifies that a mobile number belongs to the player. */
export interface PhoneProof {
  /**
   * Sends a code.
   * @param number with country code, `+639170000001`
   */
  send(number: string): Promise<void>;
  /** A signed token for the code sent last; `null` if the provider has none. */
  confirm(code: string): Promise<string | null>;
}

/** Sign-in with another service. */
export interface SignIn {
  /** The service's token, which the gateway verifies. */
  signIn(): Promise<string>;
}

/**
 * Reasons for a provider's failure.
 * - `unavailable`: its script did not load in time, or it could not start
 * - `closed`: the player closed it
 * - `refused`: it rejected the request; `code` is the provider's
 */
export const PROVIDER_FAILURES = ['unavailable', 'closed', 'refused'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

interface ProviderErrorDetails {
  readonly provider?: ProviderName;
  /** The provider's error code, such as `auth/invalid-verification-code`. */
  readonly code?: string | undefined;
  /** Rate limit: an earlier retry fails. */
  readonly retryAfterMs?: number;
}

/** The only error that a provider rejects with. */
export class ProviderError extends Error {
  readonly kind: ProviderFailure;
  readonly provider: ProviderName | undefined;
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ProviderFailure, { provider, code, retryAfterMs }: ProviderErrorDetails = {}) {
    super([provider, kind, code].filter(Boolean).join(' '));
    this.name = 'ProviderError';
    this.kind = kind;
    this.provider = provider;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Narrowing for catch clauses. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof ProviderError;
}

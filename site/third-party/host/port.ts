/** What the site wants of third parties, and nothing of how they do it: an interface for each kind, and one error. */
import type { GeetestResult } from '#site/api/contract/verification.ts';
import type { ProviderName } from '#site/assembler/runtime/providers.ts';

/** Tells people from programs before a login or registration. */
export interface BehaviourCheck {
  /** Each result is good for one attempt. */
  verify(): Promise<GeetestResult>;
}

/** Proves that a mobile number is the player's. */
export interface PhoneProof {
  /** Sends a code. @param number with its country, `+639170000001` */
  send(number: string): Promise<void>;
  /** The proof as a signed token, for the code that was sent last; `null` where the provider has none to give. */
  confirm(code: string): Promise<string | null>;
}

/** Says who the player is to another service. */
export interface SignIn {
  /** The service's token, for the gateway to check. */
  signIn(): Promise<string>;
}

/**
 * Why a provider gave nothing.
 * - `unavailable`: its script did not load in time, or it could not start
 * - `closed`: the player closed it
 * - `refused`: it said no; `code` is its own
 */
export const PROVIDER_FAILURES = ['unavailable', 'closed', 'refused'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

interface ProviderErrorDetails {
  readonly provider?: ProviderName;
  /** The provider's own, such as `auth/invalid-verification-code`. */
  readonly code?: string | undefined;
  /** Asking sooner is of no use. */
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

import type { TFunction } from 'i18next';

import type { ProviderError } from './port.ts';

const MINUTE_MS = 60_000;

/** Text keys by Firebase error code. */
const PHONE: Readonly<Record<string, string>> = {
  'auth/invalid-phone-number': 'phone_invalid_number',
  'auth/missing-phone-number': 'phone_missing_number',
  'auth/too-many-requests': 'phone_too_many',
  'auth/invalid-verification-code': 'phone_invalid_code',
  'auth/missing-verification-code': 'phone_missing_code',
  // The service's name of the error, which the SDK passes on.
  'auth/missing-code': 'phone_missing_code',
  'auth/captcha-check-failed': 'phone_captcha_failed',
  'auth/unauthorized-domain': 'phone_captcha_failed',
  'auth/quota-exceeded': 'phone_quota',
  'auth/operation-not-allowed': 'phone_not_allowed',
  'auth/code-expired': 'phone_code_expired',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/network-request-failed': 'error_network',
  'auth/timeout': 'error_network',
  'no-proof': 'phone_no_proof',
};

/** Error text for a provider's failure. */
export function problemText({ kind, provider, code, retryAfterMs = 0 }: ProviderError, t: TFunction<'auth'>): string {
  if (kind === 'closed') return t(provider === 'geetest' ? 'check_closed' : 'popup_closed');
  if (provider === 'geetest') return t('check_unavailable');
  if (kind === 'unavailable') return t(provider === 'firebase' ? 'phone_unavailable' : 'sign_in_unavailable');
  const key = code !== undefined && Object.hasOwn(PHONE, code) ? PHONE[code] : undefined;
  return t(key ?? 'phone_unknown', { 0: Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)) });
}

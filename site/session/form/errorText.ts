import type { TFunction } from 'i18next';

import { ERROR_CODE, type ErrorCode } from '#site/api/contract/errorCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { formatMoment } from '#site/i18n/moment.ts';
import { isProviderError, type ProviderError } from '#site/third-party/host/port.ts';
import { problemText } from '#site/third-party/host/problemText.ts';

/** Texts of the `auth` namespace. */
export type AuthT = TFunction<'auth'>;

/** Refusals that forms meet, as keys of the `auth` namespace. All others have theirs in `site/shell/refusalWords.ts`. */
export const TEXTS = {
  [ERROR_CODE.loginFailed]: 'error_login_failed',
  [ERROR_CODE.loginNotMember]: 'error_not_member',
  [ERROR_CODE.loginUnregisteredIp]: 'error_new_address',
  [ERROR_CODE.accountExcluded]: 'error_excluded',
  [ERROR_CODE.factorWrong]: 'error_factor_wrong',
  [ERROR_CODE.challengeExpired]: 'error_challenge_expired',
  [ERROR_CODE.accountUnknown]: 'error_account_unknown',
  [ERROR_CODE.passwordWrong]: 'error_password_wrong',
  [ERROR_CODE.passwordSame]: 'error_password_same',
  [ERROR_CODE.passwordChangeRequired]: 'error_password_change',
  [ERROR_CODE.verificationRequired]: 'problem_captcha',
  [ERROR_CODE.verificationFailed]: 'error_verification',
  [ERROR_CODE.providerRefused]: 'error_provider',
  [ERROR_CODE.captchaRequired]: 'problem_captcha',
  [ERROR_CODE.captchaWrong]: 'error_captcha',
  [ERROR_CODE.smsCodeWrong]: 'problem_code',
  [ERROR_CODE.smsNotSent]: 'error_sms_wait',
  [ERROR_CODE.usernameTaken]: 'error_username_taken',
  [ERROR_CODE.mobileTaken]: 'error_mobile_taken',
  [ERROR_CODE.fieldInvalid]: 'error_field',
  [ERROR_CODE.affiliateUnknown]: 'invitation_code_error',
  [ERROR_CODE.tooManyRequests]: 'error_too_many',
  [ERROR_CODE.functionNotAvailable]: 'error_not_available',
  [ERROR_CODE.maintenance]: 'error_maintenance',
  [ERROR_CODE.regionRestricted]: 'error_region',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** What to tell the player: our words for a known refusal, else the gateway's, else that it did not work. */
export function errorText(error: CallError | ProviderError, t: AuthT): string {
  if (isProviderError(error)) return problemText(error, t);
  const { kind, code, serverMessage, value, isOffline } = error;
  if (isOffline) return t('error_network');
  if (code === ERROR_CODE.accountExcluded && value?.until !== undefined)
    return t('error_excluded_until', { 0: formatMoment(value.until, 'yyyy-MM-dd hh:mm') });
  const key = kind === 'refused' && code !== undefined && Object.hasOwn(TEXTS, code) ? TEXTS[code as keyof typeof TEXTS] : undefined;
  return (key && t(key)) ?? serverMessage ?? t('error_unknown');
}

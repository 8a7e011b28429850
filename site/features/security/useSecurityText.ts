import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { errorText } from '#site/session/form/errorText.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

const MINUTE_MS = 60_000;

/** Localizes the error of a security change. */
export function useSecurityText(): (error: CallError) => string {
  const { t } = useTranslation(['security', 'auth']);
  const { t: auth } = useTranslation('auth');
  const now = useGatewayClock();
  return (error) => {
    const { code, value: { left, until = 0 } = {} } = error;
    if (isOutcomeUnknown(error)) return t('unsure');
    switch (code) {
      case PAGE_CODE.contactSame:
        return t('contact_same');
      case PAGE_CODE.authenticatorState:
        return t('authenticator_changed');
      case PAGE_CODE.paymentPasswordMissing:
        return t('payment_missing');
      case PAGE_CODE.paymentPasswordWrong:
        return t('payment_wrong', { 0: String(left ?? '') });
      case PAGE_CODE.paymentPasswordLocked:
        return t('payment_locked', { 0: Math.max(1, Math.ceil((until - now()) / MINUTE_MS)) });
      case ERROR_CODE.passwordSame:
        return t('password_same');
      case ERROR_CODE.mobileTaken:
        return t('mobile_taken');
      default:
        return errorText(error, auth);
    }
  };
}

import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { usePlayRefusal } from '#site/features/responsiblePlay/usePlayRefusal.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { isOutcomeUnknown } from '#site/api/isOutcomeUnknown.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';

const MINUTE_MS = 60_000;

/** Error message and its field; without a field it concerns the whole form. */
export interface MoneyProblem {
  readonly text: string;
  readonly field: string | undefined;
}

/** Localizes the error of a transaction. */
export function useMoneyProblem(currency: Currency): (error: CallError | null) => MoneyProblem | null {
  const { t } = useTranslation('payment');
  const refused = usePlayRefusal(currency);
  const now = useGatewayClock();
  const amount = (units = 0): string => formatAmount(units, currency);

  return (error) => {
    if (error === null) return null;
    const { code, serverMessage, value = {} } = error;
    const { field, left, until = 0, least, most } = value;
    if (isOutcomeUnknown(error)) return { field: undefined, text: t('money_unsure') };
    switch (code) {
      case PAGE_CODE.paymentPasswordMissing:
        return { field, text: t('password_missing') };
      case PAGE_CODE.paymentPasswordWrong:
        return { field, text: t('password_wrong', { 0: String(left ?? '') }) };
      case PAGE_CODE.paymentPasswordLocked:
        return { field, text: t('password_locked', { 0: Math.max(1, Math.ceil((until - now()) / MINUTE_MS)) }) };
      case PAGE_CODE.amountInvalid:
        return { field: field ?? 'amount', text: t('amount_bounds', { 0: amount(least), 1: amount(most) }) };
      case ERROR_CODE.balanceInsufficient:
        return { field: field ?? 'amount', text: t('balance_insufficient') };
      case PAGE_CODE.uploadUnknown:
        return { field, text: t('upload_unknown') };
      case ERROR_CODE.tooManyRequests:
        return { field: undefined, text: t('too_many') };
      default:
        return { field, text: refused(error) ?? serverMessage ?? t('money_failed') };
    }
  };
}

import { useTranslation } from 'react-i18next';

import { feeFor, type Fee } from '#site/api/contract/cashierRules.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';

/** Ten-thousandths in a hundredth. */
const PER_CENT = 100;

interface FeeValueProps {
  readonly fee: Fee;
  /** Amount of the transaction, in minor units; without it, the fee's rule is shown. */
  readonly amount: number | undefined;
  readonly currency: Currency;
}

/** Fee of a transaction. */
export function FeeValue({ fee, amount, currency }: FeeValueProps) {
  const { t } = useTranslation('cashier');
  const { feeRate, feeFixed } = fee;
  if (feeRate === 0 && feeFixed === 0) return <span>{t('free')}</span>;
  const rule = [feeRate > 0 && `${feeRate / PER_CENT}%`, feeFixed > 0 && formatAmount(feeFixed, currency)].filter((part) => part !== false);
  return <bdi dir="ltr">{amount === undefined ? rule.join(' + ') : formatAmount(feeFor(amount, fee), currency)}</bdi>;
}

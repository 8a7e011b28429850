import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import type { Currency } from '#site/i18n/format.ts';
import { useMoneyProblem, type MoneyProblem } from '#site/features/payment/useMoneyProblem.ts';

/** Error codes with a specific text. */
const WORDS: ReadonlyMap<string | undefined, string> = new Map([
  [PAGE_CODE.pointRewardGone, 'refused_gone'],
  [PAGE_CODE.pointsInsufficient, 'refused_points'],
  [PAGE_CODE.pointRequirementUnmet, 'refused_bets'],
  [PAGE_CODE.pointTermsChanged, 'refused_changed'],
]);

/** Error text of a failed redemption or conversion, in the page's language. */
export function useMallProblem(currency: Currency): (error: CallError | null) => MoneyProblem | null {
  const { t } = useTranslation('mall');
  const usual = useMoneyProblem(currency);
  return (error) => {
    const word = error?.kind === 'refused' ? WORDS.get(error.code) : undefined;
    return word === undefined ? usual(error) : { text: t(word), field: undefined };
  };
}

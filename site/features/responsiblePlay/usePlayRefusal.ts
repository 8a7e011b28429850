import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import type { Currency } from '#site/i18n/format.ts';
import { refusalIn } from './playRefusal.ts';

/** `playRefusal` with loaded texts, for forms. */
export function usePlayRefusal(currency: Currency): (error: CallError) => string | undefined {
  const { t } = useTranslation('responsible');
  return (error) => refusalIn(t, error, currency);
}

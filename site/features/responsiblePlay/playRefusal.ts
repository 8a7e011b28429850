import type { i18n as I18n, TFunction } from 'i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { CallError } from '#site/api/errors.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { formatMoment } from '#site/i18n/moment.ts';

/** Precision of one minute. */
const MOMENT = 'yyyy-MM-dd hh:mm';

/**
 * Explains why a deposit or stake was rejected by the player's limits or a reality check, with the remaining amount and the reset time.
 * Resolves to `undefined` for other errors. Loads its namespace on demand.
 */
export async function playRefusal(i18n: I18n, error: CallError, currency: Currency): Promise<string | undefined> {
  await i18n.loadNamespaces('responsible');
  return refusalIn(i18n.getFixedT(null, 'responsible'), error, currency);
}

/** The same with loaded texts. */
export function refusalIn(t: TFunction<'responsible'>, { code, value = {} }: CallError, currency: Currency): string | undefined {
  const amount = (units = 0): string => formatAmount(units, currency);
  if (code === PAGE_CODE.realityCheckDue) return t('refused_check');
  if (code !== PAGE_CODE.depositLimitReached && code !== PAGE_CODE.lossLimitReached) return undefined;
  const { limit, most, until, period = 'day' } = value;
  const kind = code === PAGE_CODE.depositLimitReached ? 'deposit' : 'loss';
  const sentences = [
    t(`refused_${kind}`, { 0: amount(limit), 1: t(`period_${period}`) }),
    most === undefined || most === 0 ? t('refused_none_left') : t('refused_left', { 0: amount(most) }),
    ...(until === undefined ? [] : [t('refused_until', { 0: formatMoment(until, MOMENT) })]),
  ];
  return sentences.join(' ');
}

import { useTranslation } from 'react-i18next';

import { percentText } from '#site/features/team/percent.ts';
import type { ShownContract } from './shown.ts';

/** Formats accounts with their rates: `team183 (12%), team184 (10%)`. */
export function namesOf(list: readonly { readonly account: string; readonly rate: number }[]): string {
  return list.map(({ account, rate }) => `${account} (${percentText(rate)})`).join(', ');
}

/** Side effects of accepting an offer, as sentences: both sides see which contracts would end. */
export function useConsequences({ side, contract }: ShownContract): readonly string[] {
  const { t } = useTranslation('contracts');
  const { replaces, ends } = contract;
  const names = namesOf(ends);
  return [
    ...(replaces ? [side === 'given' ? t('given_replaces', { 0: contract.account }) : t('replaces')] : []),
    ...(ends.length > 0 ? [side === 'given' ? t('given_ends', { 0: contract.account, 1: names }) : t('ends', { 0: names })] : []),
  ];
}

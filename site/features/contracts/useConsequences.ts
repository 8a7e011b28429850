import { useTranslation } from 'react-i18next';

import { percentText } from '#site/features/team/percent.ts';
import type { ShownContract } from './shown.ts';

/** Accounts and what they have: `team183 (12%), team184 (10%)`. */
export function namesOf(list: readonly { readonly account: string; readonly rate: number }[]): string {
  return list.map(({ account, rate }) => `${account} (${percentText(rate)})`).join(', ');
}

/** What accepting an offer would do besides, in sentences: the contracts that end are named to both sides. */
export function useConsequences({ side, contract }: ShownContract): readonly string[] {
  const { t } = useTranslation('contracts');
  const { replaces, ends } = contract;
  const names = namesOf(ends);
  return [
    ...(replaces ? [side === 'given' ? t('given_replaces', { 0: contract.account }) : t('replaces')] : []),
    ...(ends.length > 0 ? [side === 'given' ? t('given_ends', { 0: contract.account, 1: names }) : t('ends', { 0: names })] : []),
  ];
}

import type { TFunction } from 'i18next';

import type { BetChoice } from '#site/features/games/minBet.ts';
import type { Props } from './schema.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the filters beside the search offer; one without a choice is absent. */
export interface FilterChoices {
  readonly classify?: readonly Choice[];
  readonly minBet?: readonly Choice[];
}

interface Offered {
  /** Filters that config enables. */
  readonly filters: Props['filters'];
  /** Game types, as platform codes. */
  readonly classify: readonly string[];
  readonly bets: readonly BetChoice[];
}

/** @param t of the namespace `lobby` */
export function filterChoices({ filters, classify, bets }: Offered, t: TFunction<'lobby'>): FilterChoices {
  return {
    ...(filters.includes('classify') &&
      classify.length > 1 && {
        classify: classify.map((code) => ({ value: code, label: t(`classify_${code}`, { defaultValue: code }) })),
      }),
    ...(filters.includes('minBet') &&
      bets.length > 0 && { minBet: bets.map(({ value, label }) => ({ value, label: t('min_bet_of', { 0: label }) })) }),
  };
}

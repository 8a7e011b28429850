import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SERVER_CATEGORIES, type ServerCategory } from '#site/api/contract/shapes.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { fieldText, percentText, rateOf } from './percent.ts';

type ByCategory = Readonly<Record<ServerCategory, string>>;

/** Form state of rates. */
export interface Rates {
  readonly texts: ByCategory;
  readonly faults: Readonly<Partial<Record<ServerCategory, string>>>;
  change(category: ServerCategory, text: string): void;
  /** All rates; `undefined` if one is out of bounds, which sets its error. */
  take(): RateSet | undefined;
}

// The type of `fromEntries` does not know that the list has every category.
const map = (of: (category: ServerCategory) => string): ByCategory =>
  Object.fromEntries(SERVER_CATEGORIES.map((category) => [category, of(category)])) as ByCategory;

function setOf(texts: ByCategory): RateSet {
  const of = (category: ServerCategory): number => rateOf(texts[category]);
  return { RNG: of('RNG'), LIVE: of('LIVE'), FISH: of('FISH'), PVP: of('PVP'), SPORTS: of('SPORTS'), LOTT: of('LOTT'), ELOTT: of('ELOTT') };
}

interface RatesOptions {
  readonly first: RateSet;
  readonly most: RateSet;
  /** Absent if no downline can have rates. */
  readonly least?: RateSet;
  /** A rate has changed. */
  readonly onChange: () => void;
}

/** Rates in percent, each between the downlines' highest rate and the giver's. */
export function useRates({ first, most, least, onChange }: RatesOptions): Rates {
  const { t } = useTranslation('team');
  const [texts, setTexts] = useState(() => map((category) => fieldText(first[category])));
  const [faults, setFaults] = useState<Rates['faults']>({});
  const boundsOf = (category: ServerCategory): string =>
    t('rate_bounds', { 0: percentText(least?.[category] ?? 0), 1: percentText(most[category]) });
  return {
    texts,
    faults,
    change: (category, text) => {
      onChange();
      setTexts({ ...texts, [category]: text });
      setFaults({ ...faults, [category]: undefined });
    },
    take: () => {
      const found = SERVER_CATEGORIES.filter((category) => {
        const rate = rateOf(texts[category]);
        // NaN fails both comparisons.
        return !(rate <= most[category] && rate >= (least?.[category] ?? 0));
      });
      setFaults(Object.fromEntries(found.map((category) => [category, boundsOf(category)])));
      if (found.length > 0) return undefined;
      return setOf(texts);
    },
  };
}

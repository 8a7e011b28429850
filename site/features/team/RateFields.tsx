import { useTranslation } from 'react-i18next';

import { SERVER_CATEGORIES } from '#site/api/contract/shapes.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { DescriptionList, NumberField, Text } from '#ui';
import { percentText } from './percent.ts';
import * as styles from './Team.css.ts';
import type { Rates } from './useRates.ts';

interface RateFieldsProps {
  readonly rates: Rates;
  readonly most: RateSet;
  /** Rates already given to downlines; absent if there can be none. */
  readonly least?: RateSet;
  /** Description and constraints. */
  readonly text: string;
}

/** A percentage field for each game category, with its bounds. */
export function RateFields({ rates, most, least, text }: RateFieldsProps) {
  const { t } = useTranslation(['team', 'records']);
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.legend}>{t('rates')}</legend>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <div className={styles.rateGrid}>
        {SERVER_CATEGORIES.map((category) => (
          <NumberField
            key={category}
            size="md"
            label={t('rate_of', { 0: t(`records:category_${category}`) })}
            min={(least?.[category] ?? 0) / 100}
            max={most[category] / 100}
            step="0.01"
            value={rates.texts[category]}
            onChange={({ currentTarget: { value } }) => rates.change(category, value)}
            description={t('rate_range', { 0: percentText(least?.[category] ?? 0), 1: percentText(most[category]) })}
            message={rates.faults[category]}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The same, read-only. */
export function RateList({ rates }: { readonly rates: RateSet }) {
  const { t } = useTranslation('records');
  return (
    <DescriptionList
      layout="columns"
      items={SERVER_CATEGORIES.map((category) => ({
        key: category,
        term: t(`category_${category}`),
        value: <bdi dir="ltr">{percentText(rates[category])}</bdi>,
      }))}
    />
  );
}

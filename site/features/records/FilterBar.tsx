import { useTranslation } from 'react-i18next';

import { Card } from '#ui';
import { FoldedFilters } from './FoldedFilters.tsx';
import { PeriodField } from './PeriodField.tsx';
import * as styles from './Records.css.ts';
import type { RecordFilter } from './recordTypes.ts';
import type { RecordDays } from './useRecordDays.ts';
import type { PlaceParts } from './useRecordPlace.ts';

interface FilterBarProps {
  readonly filters: readonly RecordFilter[];
  readonly days: RecordDays;
  /** Selected values by filter key. */
  readonly chosen: PlaceParts;
  readonly onChange: (changes: PlaceParts) => void;
}

/** Period and filters of a list; on a phone, the filters are behind a button. */
export function FilterBar({ filters, days, chosen, onChange }: FilterBarProps) {
  const { t } = useTranslation('records');
  return (
    <Card role="search" aria-label={t('filters')} variant="sunken" padding="md" className={styles.filters}>
      <PeriodField days={days} onChange={({ from, to }) => onChange({ from, to })}>
        {filters.length > 0 && <FoldedFilters filters={filters} chosen={chosen} onChange={onChange} />}
      </PeriodField>
    </Card>
  );
}

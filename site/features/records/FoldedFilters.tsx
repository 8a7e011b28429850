import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchBox } from '#site/components/SearchBox.tsx';
import { Button, SelectField } from '#ui';
import * as styles from './Records.css.ts';
import type { RecordFilter } from './recordTypes.ts';
import type { PlaceParts } from './useRecordPlace.ts';

interface FoldedFiltersProps {
  readonly filters: readonly RecordFilter[];
  /** Selected values by filter key. */
  readonly chosen: PlaceParts;
  readonly onChange: (changes: PlaceParts) => void;
}

/** Filters of a list; on a phone, behind a button. */
export function FoldedFilters({ filters, chosen, onChange }: FoldedFiltersProps) {
  const { t } = useTranslation('records');
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const set = filters.filter(({ key }) => (chosen[key] ?? '') !== '').length;
  const selects = filters.filter(({ options }) => options);
  // Two per line on a phone.
  const alone = selects.length % 2 === 1 ? selects.at(-1) : undefined;
  return (
    <>
      <Button
        className={styles.more}
        iconStart={<SlidersHorizontal size={18} />}
        aria-expanded={isOpen}
        aria-controls={group}
        onClick={() => setOpen(!isOpen)}
      >
        {set === 0 ? t('filters_more') : t('filters_set', { 0: set })}
      </Button>
      <div id={group} className={styles.own} data-open={isOpen}>
        {filters.map((filter) =>
          filter.options ? (
            <SelectField
              key={filter.key}
              className={filter === alone ? styles.phoneLine : undefined}
              size="md"
              label={filter.label}
              value={chosen[filter.key] ?? ''}
              options={[{ value: '', label: filter.usual ?? t('all') }, ...filter.options]}
              onChange={({ currentTarget }) => onChange({ [filter.key]: currentTarget.value })}
            />
          ) : (
            <SearchBox
              key={filter.key}
              className={styles.search}
              label={filter.label}
              value={chosen[filter.key] ?? ''}
              onSearch={(text) => onChange({ [filter.key]: text })}
            />
          ),
        )}
      </div>
    </>
  );
}

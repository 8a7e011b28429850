import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { Skeleton } from '#ui';
import { FilterBar } from './FilterBar.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import * as styles from './Records.css.ts';
import type { useRecordDays } from './useRecordDays.ts';
import { useRecordPlace } from './useRecordPlace.ts';

interface PeriodReportProps<Report> {
  readonly days: ReturnType<typeof useRecordDays>;
  /** The platform's response for these days. */
  readonly answer: Pick<UseQueryResult<Report, CallError>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  /** Heights of the placeholders, px. */
  readonly places: readonly number[];
  readonly children: (report: Report) => ReactNode;
}

/** A report on the period in the URL: period picker, loading and error states, and the time zone. */
export function PeriodReport<Report>({ days, answer, places, children }: PeriodReportProps<Report>) {
  const { t } = useTranslation(['records', 'kit']);
  const { put } = useRecordPlace();
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  return (
    <div className={styles.stack}>
      <FilterBar filters={[]} days={days} chosen={{}} onChange={put} />
      {error ? (
        <RecordProblem
          error={error}
          first={days.first}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onReset={() => put({ from: '', to: '' })}
        />
      ) : data === undefined ? (
        <div className={styles.stack} aria-busy="true">
          {places.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
      ) : (
        <div className={styles.answer} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      )}
      <p className={styles.zone}>{t('time_zone', { 0: days.timeZone.replaceAll('_', ' ') })}</p>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallError } from '#site/api/errors.ts';
import { Skeleton, Stack } from '#ui';
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
    <Stack>
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
        <Stack aria-busy="true">
          {places.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </Stack>
      ) : (
        <Stack className={styles.answer} aria-busy={isPlaceholderData}>
          {children(data)}
        </Stack>
      )}
      <p className={styles.zone}>{t('time_zone', { 0: days.timeZone.replaceAll('_', ' ') })}</p>
    </Stack>
  );
}

import { useMemo } from 'react';

import { dayAt, daysLater, isDay, monthsBefore } from '#site/api/contract/days.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { useRecordsHost } from './host.ts';
import { presetsOf, type Days, type Preset } from './periods.ts';
import type { PlaceParts } from './useRecordPlace.ts';

/** Default number of days. */
const USUAL_DAYS = 7;

export interface RecordDays extends Days {
  /** In the merchant's time zone. */
  readonly today: string;
  /** The first permitted day. */
  readonly first: string;
  readonly presets: readonly Preset[];
  readonly timeZone: string;
}

/**
 * The period in the URL or the default, and the presets.
 * @param usualDays default number of days, limited to permitted days
 */
export function useRecordDays({ from = '', to = '' }: PlaceParts, usualDays = USUAL_DAYS): RecordDays {
  const { merchant, site } = useRecordsHost();
  const { timeZone = 'UTC', jurisdiction } = merchant;
  const { datePresetDays } = site.records;
  const today = dayAt(gatewayClock.now(), timeZone);
  const first = monthsBefore(today, jurisdiction.historyMonths);
  const presets = useMemo(() => presetsOf(today, first, datePresetDays), [today, first, datePresetDays]);
  const usual = daysLater(today, 1 - usualDays);
  const named = isDay(from) && isDay(to) && from <= to ? { from, to } : { from: usual < first ? first : usual, to: today };
  return { ...named, today, first, presets, timeZone };
}

import { useMemo } from 'react';

import { dayAt, daysLater, isDay, monthsBefore } from '#site/api/contract/days.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { useRecordsHost } from './host.ts';
import { presetsOf, type Days, type Preset } from './periods.ts';
import type { PlaceParts } from './useRecordPlace.ts';

/** What is shown where the address names no days. */
const USUAL_DAYS = 7;

export interface RecordDays extends Days {
  /** By the merchant's clock. */
  readonly today: string;
  /** The first day that players may look at. */
  readonly first: string;
  readonly presets: readonly Preset[];
  readonly timeZone: string;
}

/**
 * The days that the address names, or the last so many; and those that there are to choose from.
 * @param usualDays none of which is before what players may look at
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

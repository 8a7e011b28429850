'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button, IconButton } from '../button/Button.tsx';
import { addDays, today, type DateRange } from './isoDate.ts';
import { dateRangeLabels } from './labels.ts';
import { available, moved, type DateLimits } from './useDateRange.ts';
import { DATE_PRESET_DAYS } from '../kit/defaults.ts';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import * as styles from './DateRangePresets.css.ts';

interface DateRangePresetsProps {
  range: DateRange;
  limits: DateLimits;
  arrowsOnly: boolean;
  now: () => number;
  disabled: boolean;
  onChoose: (range: DateRange) => void;
}

/** Preset ranges, and arrows that move the range back and forth. */
export function DateRangePresets({ range, limits, arrowsOnly, now, disabled, onChoose }: DateRangePresetsProps): ReactNode {
  const labels = useKitLabels(dateRangeLabels);
  const presets = [
    { label: labels.today, days: 1, before: 0 },
    { label: labels.yesterday, days: 1, before: 1 },
    ...DATE_PRESET_DAYS.map((days) => ({ label: fillLabel(labels.lastDays, { n: days }), days, before: 0 })),
  ];
  /** The last so many days, ending so many days before today. */
  const last = (days: number, before: number): DateRange | undefined => {
    const to = addDays(today(now()), -before);
    return available({ from: addDays(to, 1 - days), to }, limits);
  };
  const button = (next: () => DateRange | undefined) => ({
    disabled,
    // Not `disabled` if a press would do nothing: that would drop the focus.
    'aria-disabled': next() === undefined || undefined,
    onClick: () => {
      // Recomputed: the day may have changed since.
      const chosen = next();
      if (chosen) onChoose(chosen);
    },
  });

  return (
    <div className={styles.bar}>
      {!arrowsOnly && (
        <div className={styles.presets}>
          {presets.map(({ label, days, before }) => {
            const chosen = last(days, before);
            const isChosen = chosen?.from === range.from && chosen.to === range.to;
            return (
              <Button key={label} size="sm" className={styles.preset} aria-pressed={isChosen} {...button(() => last(days, before))}>
                {label}
              </Button>
            );
          })}
        </div>
      )}
      <div className={styles.presets}>
        {DATE_PRESET_DAYS.map((days) => (
          <span key={days} className={styles.step}>
            <IconButton
              size="sm"
              className={styles.arrow}
              aria-label={fillLabel(labels.daysBack, { n: days })}
              {...button(() => moved(range, -days, limits))}
            >
              <ChevronLeft className={styles.arrowIcon} size="1em" />
            </IconButton>
            {/* The arrows' accessible names contain it. */}
            <span aria-hidden="true">{fillLabel(labels.days, { n: days })}</span>
            <IconButton
              size="sm"
              className={styles.arrow}
              aria-label={fillLabel(labels.daysForward, { n: days })}
              {...button(() => moved(range, days, limits))}
            >
              <ChevronRight className={styles.arrowIcon} size="1em" />
            </IconButton>
          </span>
        ))}
      </div>
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DateRangeField, SelectField, type DateRange } from '#ui';
import { presetOf, type Days } from './periods.ts';
import * as styles from './Records.css.ts';
import type { RecordDays } from './useRecordDays.ts';

interface DaysProps {
  readonly days: RecordDays;
  readonly onChange: (days: Days) => void;
}

interface PeriodFieldProps extends DaysProps {
  /** What stands between the period and the calendar: other filters. */
  readonly children: ReactNode;
}

/** The choice of days that are no preset. */
const CUSTOM = 'custom';

/** A period: one that is often asked for, or days of the player's own, for which the calendar then opens below. */
export function PeriodField({ days, onChange, children }: PeriodFieldProps) {
  const { t } = useTranslation('records');
  const [chosen, setChosen] = useState<string>();
  const preset = chosen === CUSTOM ? undefined : presetOf(days, days.presets, chosen);
  // Days that happen to be a preset's would close the calendar while one still chooses in it.
  const chooseDays = (own: Days): void => {
    setChosen(CUSTOM);
    onChange(own);
  };
  const choose = (name: string): void => {
    setChosen(name);
    const next = days.presets.find((known) => known.name === name);
    if (next) onChange({ from: next.from, to: next.to });
  };
  return (
    <>
      <SelectField
        className={styles.phoneLine}
        size="md"
        label={t('period')}
        value={preset?.name ?? CUSTOM}
        options={[
          ...days.presets.map(({ name, days: length }) => ({
            value: name,
            label: length === undefined ? t(`period_${name}`) : t('period_last', { 0: length }),
          })),
          { value: CUSTOM, label: t('period_custom') },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {children}
      {preset === undefined && <OwnDays days={days} onChange={chooseDays} />}
    </>
  );
}

/** What is typed becomes the period as soon as it is one that may be looked at; until then the list stays. */
function OwnDays({ days, onChange }: DaysProps) {
  const { t } = useTranslation('records');
  const [typed, setTyped] = useState<DateRange>();
  const change = (range: DateRange): void => {
    const isWhole = range.from !== '' && range.to !== '' && range.from >= days.first && range.to <= days.today;
    setTyped(isWhole ? undefined : range);
    if (isWhole) onChange(range);
  };
  return (
    <div className={styles.whole}>
      <DateRangeField
        size="md"
        // The periods of the choice above are not offered again.
        presets={false}
        label={t('period_days')}
        value={typed ?? { from: days.from, to: days.to }}
        min={days.first}
        max={days.today}
        // The field reads the browser's own clock: noon of the merchant's day by that clock is on the right day everywhere.
        now={() => Date.parse(`${days.today}T12:00:00`)}
        onRangeChange={change}
      />
    </div>
  );
}

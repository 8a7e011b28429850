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
  /** Other filters, between the period and the calendar. */
  readonly children: ReactNode;
}

/** Option for days other than a preset. */
const CUSTOM = 'custom';

/** A period: a preset, or custom days, which open the calendar below. */
export function PeriodField({ days, onChange, children }: PeriodFieldProps) {
  const { t } = useTranslation('records');
  const [chosen, setChosen] = useState<string>();
  const preset = chosen === CUSTOM ? undefined : presetOf(days, days.presets, chosen);
  // Stays on "custom" if the days equal a preset's, which would close the calendar during selection.
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

/** Input applies as soon as it is a permitted period; until then, the list stays. */
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
        // Presets are already in the select above.
        presets={false}
        label={t('period_days')}
        value={typed ?? { from: days.from, to: days.to }}
        min={days.first}
        max={days.today}
        // The field uses the browser's clock: noon of the merchant's day by that clock is on the correct date everywhere.
        now={() => Date.parse(`${days.today}T12:00:00`)}
        onRangeChange={change}
      />
    </div>
  );
}

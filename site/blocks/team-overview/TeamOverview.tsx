import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { timeIn } from '#site/api/contract/days.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { teamOverview } from '#site/api/contract/teamReports.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { oneOf } from '#site/features/records/recordTypes.ts';
import { PeriodReport } from '#site/features/records/PeriodReport.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { useRecordDays } from '#site/features/records/useRecordDays.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { MoneyChart, SelectField, Stack } from '#ui';
import type { Props } from './schema.ts';
import { TeamFiguresList } from './TeamFiguresList.tsx';
import * as own from './TeamOverview.css.ts';
import { Today } from './Today.tsx';

type Overview = CallOutput<typeof teamOverview>;

/** The agent's day, and the team's results in the period in the URL. */
export default function TeamOverview({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Stack>
        <Today {...props} />
        <OverviewOfPeriod />
      </Stack>
    </RecordsProvider>
  );
}

function OverviewOfPeriod() {
  // Loads the namespace in parallel with the figures.
  useTranslation('teamReports');
  const { parts } = useRecordPlace();
  const days = useRecordDays(parts);
  const answer = useCall(teamOverview, { startDate: days.from, endDate: days.to }, { staleMs: 0, keepPrevious: true });
  return (
    <PeriodReport days={days} answer={answer} places={[380, 360]}>
      {(overview) => (
        <>
          <TeamFiguresList overview={overview} />
          <Course overview={overview} timeZone={days.timeZone} />
        </>
      )}
    </PeriodReport>
  );
}

/** Figures with a chart. */
const COURSES = ['net', 'validBet', 'deposit', 'withdrawal', 'bonus'] as const;

interface CourseProps {
  readonly overview: Overview;
  readonly timeZone: string;
}

/** Chart of one figure by hour or day. */
function Course({ overview: { step, steps }, timeZone }: CourseProps) {
  const { t } = useTranslation('teamReports');
  const { currency } = useMerchant();
  const [chosen, setChosen] = useState<(typeof COURSES)[number]>('net');
  const time = (at: number): string => (step === 'hour' ? timeIn(at, timeZone).slice(11, 16) : timeIn(at, timeZone).slice(0, 10));
  const name = t(`figure_${chosen}`);
  return (
    <Stack>
      <SelectField
        size="md"
        className={own.figure}
        label={t('shown_over_time')}
        value={chosen}
        options={COURSES.map((value) => ({ value, label: t(`figure_${value}`) }))}
        onChange={({ currentTarget: { value } }) => setChosen(oneOf(COURSES, value) ?? 'net')}
      />
      <MoneyChart
        className={styles.card}
        kind="bar"
        label={t(step === 'hour' ? 'by_hour' : 'by_day', { 0: name })}
        series={[{ id: chosen, label: name, points: steps.map((part) => ({ at: part.at, amount: part[chosen] })) }]}
        formatAmount={(amount) => formatAmount(amount, currency)}
        formatTime={time}
      />
    </Stack>
  );
}

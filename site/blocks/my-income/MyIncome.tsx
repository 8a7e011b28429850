import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant } from '#site/assembler/sdk/view.ts';
import { agentIncome, type AgentIncome } from '#site/api/contract/earnings.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { NetByDay } from '#site/features/records/NetByDay.tsx';
import { PeriodReport } from '#site/features/records/PeriodReport.tsx';
import * as styles from '#site/features/records/Records.css.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { useRecordDays } from '#site/features/records/useRecordDays.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { EmptyState, ShareChart, Table, type TableColumn } from '#ui';
import { RebateBets } from './RebateBets.tsx';

type Day = AgentIncome['days'][number];

/** Default number of days. */
const USUAL_DAYS = 30;

/** Income by kind. */
const KINDS = ['dividend', 'daily', 'hourly', 'realtime', 'rebate'] as const;

/** The agent's income in the period in the URL. */
export default function MyIncome() {
  return (
    <RecordsProvider value={useHost()}>
      <IncomeOfPeriod />
    </RecordsProvider>
  );
}

function IncomeOfPeriod() {
  // Loads the namespace in parallel with the figures.
  useTranslation('earnings');
  const { parts } = useRecordPlace();
  const days = useRecordDays(parts, USUAL_DAYS);
  const answer = useCall(agentIncome, { startDate: days.from, endDate: days.to }, { staleMs: 0, keepPrevious: true });
  return (
    <PeriodReport days={days} answer={answer} places={[84, 360, 240]}>
      {(income) => <Result income={income} isOld={answer.isFetching} />}
    </PeriodReport>
  );
}

function Result({ income: { days, totals, rebates }, isOld }: { readonly income: AgentIncome; readonly isOld: boolean }) {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  const columns = useColumns(currency);
  const earned = useMemo(() => days.filter((day) => KINDS.some((kind) => day[kind] !== 0) || day.given !== 0).toReversed(), [days]);
  const kinds = KINDS.filter((kind) => totals[kind] > 0);
  if (earned.length === 0) return <EmptyState title={t('no_income_title')} text={t('no_income_text')} />;
  return (
    <>
      <Figures
        figures={[
          { key: 'net', name: t('net'), value: <SignedMoney amount={totals.net} currency={currency} /> },
          { key: 'dividend', name: t('kind_dividend'), value: <Money amount={totals.dividend} currency={currency} /> },
          {
            key: 'salary',
            name: t('salaries'),
            value: <Money amount={totals.daily + totals.hourly + totals.realtime} currency={currency} />,
          },
          { key: 'rebate', name: t('kind_rebate'), value: <Money amount={totals.rebate} currency={currency} /> },
          { key: 'given', name: t('given'), value: <SignedMoney amount={-totals.given} currency={currency} /> },
        ]}
      />
      <NetByDay label={t('net_by_day')} name={t('net')} days={days} />
      {kinds.length > 1 && (
        <ShareChart
          className={styles.card}
          label={t('by_kind')}
          parts={kinds.map((kind) => ({ id: kind, label: t(`kind_${kind}`), amount: totals[kind] }))}
          formatAmount={(amount) => formatAmount(amount, currency)}
        />
      )}
      <Table
        caption={t('by_day')}
        columns={columns}
        rows={earned}
        rowKey={({ day }) => day}
        loading={isOld}
        stickyFirstColumn
        footer={{
          day: t('total'),
          ...Object.fromEntries(KINDS.map((kind) => [kind, <Money key={kind} amount={totals[kind]} currency={currency} />])),
          given: <SignedMoney amount={-totals.given} currency={currency} />,
          net: <SignedMoney amount={totals.net} currency={currency} />,
        }}
      />
      {rebates.length > 0 && <RebateBets rebates={rebates} />}
    </>
  );
}

function useColumns(currency: Currency): readonly TableColumn<Day>[] {
  const { t } = useTranslation('earnings');
  return useMemo((): readonly TableColumn<Day>[] => {
    return [
      {
        key: 'day',
        header: t('day'),
        cell: ({ day }) => (
          <bdi dir="ltr" className={styles.moment}>
            {day}
          </bdi>
        ),
        sortValue: ({ day }) => day,
      },
      ...KINDS.map((kind): TableColumn<Day> => ({
        key: kind,
        header: t(`kind_${kind}`),
        align: 'end',
        cell: (day) => <Money amount={day[kind]} currency={currency} />,
        sortValue: (day) => day[kind],
      })),
      {
        key: 'given',
        header: t('given'),
        align: 'end',
        cell: ({ given }) => <SignedMoney amount={-given} currency={currency} />,
        sortValue: ({ given }) => -given,
      },
      {
        key: 'net',
        header: t('net'),
        align: 'end',
        priority: 'high',
        cell: ({ net }) => <SignedMoney amount={net} currency={currency} />,
        sortValue: ({ net }) => net,
      },
    ];
  }, [t, currency]);
}

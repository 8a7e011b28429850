import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { profitReport } from '#site/api/contract/records.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatAmount, formatCount, type Currency } from '#site/i18n/format.ts';
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

type Report = CallOutput<typeof profitReport>;
type Category = Report['categories'][number];

/** The member's profit and loss in the period in the URL. */
export default function ProfitReport() {
  return (
    <RecordsProvider value={useHost()}>
      <ReportOfPeriod />
    </RecordsProvider>
  );
}

function ReportOfPeriod() {
  const { parts } = useRecordPlace();
  const days = useRecordDays(parts);
  const answer = useCall(profitReport, { startDate: days.from, endDate: days.to }, { staleMs: 0, keepPrevious: true });
  return (
    <PeriodReport days={days} answer={answer} places={[84, 360, 240]}>
      {(report) => <Result report={report} isOld={answer.isFetching} />}
    </PeriodReport>
  );
}

function Result({ report: { categories, days, totals }, isOld }: { readonly report: Report; readonly isOld: boolean }) {
  const { t } = useTranslation('records');
  const { currency } = useMerchant();
  const columns = useColumns(currency);
  if (categories.length === 0) return <EmptyState title={t('no_profit_title')} text={t('no_profit_text')} />;
  const played = categories.filter(({ bets }) => bets > 0);
  return (
    <>
      <Figures
        figures={[
          { key: 'net', name: t('net'), value: <SignedMoney amount={totals.net} currency={currency} /> },
          { key: 'stake', name: t('stake'), value: <Money amount={totals.stake} currency={currency} /> },
          { key: 'win', name: t('paid_out'), value: <Money amount={totals.win} currency={currency} /> },
          { key: 'bonus', name: t('bonuses'), value: <Money amount={totals.bonus} currency={currency} /> },
        ]}
      />
      <NetByDay label={t('net_by_day')} name={t('net')} days={days} />
      {played.length > 0 && (
        <ShareChart
          className={styles.card}
          label={t('stakes_by_category')}
          parts={played.map(({ category, stake }) => ({ id: category, label: t(`category_${category}`), amount: stake }))}
          formatAmount={(amount) => formatAmount(amount, currency)}
        />
      )}
      <Table
        caption={t('by_category')}
        columns={columns}
        rows={categories}
        rowKey={({ category }) => category}
        loading={isOld}
        stickyFirstColumn
        footer={{
          category: t('total'),
          bets: formatCount(totals.bets),
          stake: <Money amount={totals.stake} currency={currency} />,
          validBet: <Money amount={totals.validBet} currency={currency} />,
          win: <Money amount={totals.win} currency={currency} />,
          bonus: <Money amount={totals.bonus} currency={currency} />,
          net: <SignedMoney amount={totals.net} currency={currency} />,
        }}
      />
    </>
  );
}

function useColumns(currency: Currency): readonly TableColumn<Category>[] {
  const { t } = useTranslation('records');
  return useMemo(() => {
    const amount = (key: 'stake' | 'validBet' | 'win' | 'bonus', header: string): TableColumn<Category> => ({
      key,
      header,
      align: 'end',
      cell: (row) => <Money amount={row[key]} currency={currency} />,
      sortValue: (row) => row[key],
    });
    return [
      { key: 'category', header: t('category'), cell: ({ category }) => t(`category_${category}`) },
      { key: 'bets', header: t('bet_count'), align: 'end', cell: ({ bets }) => formatCount(bets), sortValue: ({ bets }) => bets },
      amount('stake', t('stake')),
      amount('validBet', t('valid_bet')),
      amount('win', t('paid_out')),
      amount('bonus', t('bonuses')),
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

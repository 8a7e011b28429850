import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { accountRecords, profitReport } from '#site/api/contract/records.ts';
import { useCall } from '#site/api/useCall.ts';
import type { Currency } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { useRecordDays } from '#site/features/records/useRecordDays.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Skeleton, Stack, Table, type TableColumn } from '#ui';
import { monthsOf, type MonthSums } from './months.ts';
import * as styles from './ResponsiblePlay.css.ts';
import type { Props } from './schema.ts';
import { Section } from './Section.tsx';

const NO_PARTS = {};

/** Monthly totals of the retention period, with links to the full records. */
export function History({ profit, bets, movements }: Pick<Props, 'profit' | 'bets' | 'movements'>) {
  const { t } = useTranslation('responsible');
  const { currency, jurisdiction } = useMerchant();
  const { first, today } = useRecordDays(NO_PARTS);
  const days = { startDate: first, endDate: today };
  const report = useCall(profitReport, days);
  const deposits = useCall(accountRecords, { ...days, type: 'deposit', pageNo: 1, pageSize: 1 });
  const withdrawals = useCall(accountRecords, { ...days, type: 'withdrawal', pageNo: 1, pageSize: 1 });
  const columns = useColumns(currency);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const problem = [report, deposits, withdrawals].find(({ error }) => error !== null);
  const months = monthsOf(report.data?.days ?? []);
  const total = (name: 'stake' | 'win' | 'net'): number => months.reduce((sum, month) => sum + month[name], 0);

  return (
    <Section title={t('history_title')} text={t('history_text', { 0: jurisdiction.historyMonths })}>
      {report.data && deposits.data && withdrawals.data ? (
        <>
          <Figures
            figures={[
              { key: 'deposits', name: t('deposits'), value: money(deposits.data.totals.received) },
              { key: 'withdrawals', name: t('withdrawals'), value: money(-withdrawals.data.totals.spent) },
              { key: 'stake', name: t('staked'), value: money(total('stake')) },
              { key: 'win', name: t('won'), value: money(total('win')) },
              { key: 'net', name: t('net'), value: <SignedMoney amount={total('net')} currency={currency} /> },
            ]}
          />
          <Table
            caption={t('by_month')}
            columns={columns}
            rows={months}
            rowKey={({ month }) => month}
            footer={{
              month: t('total'),
              stake: money(total('stake')),
              win: money(total('win')),
              net: <SignedMoney amount={total('net')} currency={currency} />,
            }}
          />
        </>
      ) : problem?.error ? (
        <LoadProblem
          error={problem.error}
          retrying={problem.isFetching}
          onRetry={() => [report, deposits, withdrawals].forEach(({ error, refetch }) => void (error && refetch()))}
        />
      ) : (
        <Stack aria-busy="true">
          <Skeleton height={96} />
          <Skeleton height={240} />
        </Stack>
      )}
      <div className={styles.actions}>
        {(
          [
            ['history_profit', profit],
            ['history_bets', bets],
            ['history_movements', movements],
          ] as const
        ).map(([key, to]) => (
          <SiteLink key={key} href={to} className={styles.link}>
            {t(key)}
          </SiteLink>
        ))}
      </div>
    </Section>
  );
}

function useColumns(currency: Currency): readonly TableColumn<MonthSums>[] {
  const { t } = useTranslation('responsible');
  return useMemo(() => {
    const amount = (key: 'stake' | 'win', header: string): TableColumn<MonthSums> => ({
      key,
      header,
      align: 'end',
      cell: (row) => <Money amount={row[key]} currency={currency} />,
    });
    return [
      { key: 'month', header: t('month'), cell: ({ month }) => <bdi dir="ltr">{month}</bdi> },
      amount('stake', t('staked')),
      amount('win', t('won')),
      { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <SignedMoney amount={net} currency={currency} /> },
    ];
  }, [t, currency]);
}

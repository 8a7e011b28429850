import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { pointBalance, pointConfig } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { Button, EmptyState, Stack, Table, type TableColumn, Text } from '#ui';
import type { Rate } from './ConvertModal.tsx';
import { ratioText } from './ratio.ts';
import type { Props } from './schema.ts';

const NONE: readonly Rate[] = [];

/** Lazy: loads when a conversion starts. */
const ConvertModal = lazyWithRetry(() => import('./ConvertModal.tsx'), 'ConvertModal');

/** Conversion rates, and a button to convert points. */
export function Rates({ setPassword }: Pick<Props, 'setPassword'>) {
  const { t } = useTranslation(['club', 'mall']);
  const { currency } = useMerchant();
  const { data: points } = useCall(pointBalance, {});
  const { data, error, isPending, isFetching, refetch } = useCall(pointConfig, {});
  const [wanted, setWanted] = useState<Rate>();
  const balance = points?.balance;
  const columns = useRateColumns(balance, setWanted);
  return (
    <Stack>
      <Table
        caption={t('rates_title')}
        columns={columns}
        rows={data?.rates ?? NONE}
        rowKey={({ units }) => units}
        loading={isPending}
        empty={<EmptyState title={t('rates_none')} />}
        error={error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      />
      <Text size="sm" tone="muted">
        {t('rates_note', { 0: currency.symbol })}
      </Text>
      {wanted && balance !== undefined && (
        <Suspense>
          <ConvertModal rate={wanted} balance={balance} setPassword={setPassword} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function useRateColumns(balance: number | undefined, onConvert: (rate: Rate) => void) {
  const { t } = useTranslation(['club', 'mall']);
  const { currency } = useMerchant();
  return useMemo((): readonly TableColumn<Rate>[] => {
    return [
      { key: 'units', header: t('rates_units'), cell: ({ units }) => t('points', { 0: formatCount(units) }) },
      { key: 'ratio', header: t('rates_ratio'), align: 'end', cell: ({ ratio }) => <bdi dir="ltr">{ratioText(ratio)}</bdi> },
      {
        key: 'amount',
        header: t('rates_amount'),
        align: 'end',
        priority: 'high',
        cell: ({ redeemAmount }) => <Money amount={redeemAmount} currency={currency} />,
      },
      {
        key: 'convert',
        header: t('mall:convert'),
        align: 'end',
        cell: (rate) => {
          if (balance === undefined) return '…';
          return balance >= rate.units ? (
            <Button size="sm" aria-label={t('mall:convert_these', { 0: formatCount(rate.units) })} onClick={() => onConvert(rate)}>
              {t('mall:convert')}
            </Button>
          ) : (
            <Text as="span" size="sm" tone="muted" weight="regular">
              {t('reach_missing', { 0: formatCount(rate.units - balance) })}
            </Text>
          );
        },
      },
    ];
  }, [t, currency, balance, onConvert]);
}

import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import { pointConfig } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import * as panel from '#site/shared/club/panel.css.ts';
import { LoadProblem } from '#site/shared/games/LoadProblem.tsx';
import { Money } from '#site/shared/Money.tsx';
import { EmptyState, Table, type TableColumn } from '#ui';
import { ratioText } from './ratio.ts';

type Rate = { readonly units: number; readonly ratio: number; readonly redeemAmount: number };
const NONE: readonly Rate[] = [];

const ratioCell = ({ ratio }: Rate) => <bdi dir="ltr">{ratioText(ratio)}</bdi>;
const amountCell = ({ redeemAmount }: Rate) => <Amount of={redeemAmount} />;

function Amount({ of }: { readonly of: number }) {
  return <Money amount={of} currency={useMerchant().currency} />;
}

/** What points are worth as money. */
export function Rates() {
  const { t } = useTranslation('club');
  const { currency } = useMerchant();
  const { data, error, isPending, isFetching, refetch } = useCall(pointConfig, {});
  const columns: TableColumn<Rate>[] = [
    { key: 'units', header: t('rates_units'), cell: ({ units }) => t('points', { 0: formatCount(units) }) },
    { key: 'ratio', header: t('rates_ratio'), align: 'end', cell: ratioCell },
    {
      key: 'amount',
      header: t('rates_amount'),
      align: 'end',
      priority: 'high',
      cell: amountCell,
    },
  ];
  return (
    <div className={panel.section}>
      <Table
        caption={t('rates_title')}
        columns={columns}
        rows={data?.rates ?? NONE}
        rowKey={({ units }) => units}
        loading={isPending}
        empty={<EmptyState title={t('rates_none')} />}
        error={error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      />
      <p className={panel.note}>{t('rates_note', { 0: currency.symbol })}</p>
    </div>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import { CONTRACT_PERIODS, type ContractSort } from '#site/api/contract/agentContracts.ts';
import {
  EARNING_SIDES,
  EARNING_STATES,
  earningRecords,
  type EarningRecord,
  type EarningSide,
  type EarningTotals,
} from '#site/api/contract/earnings.ts';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { RecordList } from '#site/features/records/RecordList.tsx';
import { oneOf, type AskRecords, type RecordFilter } from '#site/features/records/recordTypes.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Stack, Tabs } from '#ui';
import type { Props } from './schema.ts';
import { Standing } from './Standing.tsx';
import { useEarningColumns } from './useEarningColumns.tsx';

/** Query parameters: the side, and the filters. */
const SIDE = 'side';
const NARROWED = ['state', 'length', 'account', 'pageNo'];

const askOf =
  (sort: ContractSort, side: EarningSide): AskRecords<EarningRecord, EarningTotals> =>
  (client, { filters, ...query }, options) => {
    const [state, length] = [oneOf(EARNING_STATES, filters['state']), oneOf(CONTRACT_PERIODS, filters['length'])];
    const account = filters['account'];
    const narrowed = { ...(state && { state }), ...(length && { length }), ...(account !== undefined && { account }) };
    return client.call(earningRecords, { sort, side, ...query, ...narrowed }, options);
  };

/** Name of a list, for its cache key and export files. */
export const listName = (sort: ContractSort, side: EarningSide): string => `${sort}-${side}`;

/** Earnings and costs of an agent's contracts of one kind. */
export default function Earnings({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Stack>
        <Standing sort={props.sort} />
        <Sides {...props} />
      </Stack>
    </RecordsProvider>
  );
}

function Sides(props: Props) {
  const { t } = useTranslation('earnings');
  const { parts, put } = useRecordPlace();
  const side = oneOf(EARNING_SIDES, parts[SIDE]) ?? EARNING_SIDES[0];
  return (
    <Tabs
      aria-label={t('sides')}
      variant="pill"
      value={side}
      onChange={(next) => put({ [SIDE]: next === EARNING_SIDES[0] ? '' : next, ...Object.fromEntries(NARROWED.map((name) => [name, ''])) })}
      tabs={EARNING_SIDES.map((value) => ({ value, label: t(`side_${value}`) }))}
    >
      <Records key={side} side={side} {...props} />
    </Tabs>
  );
}

function Records({ sort, side, days, pageSizes }: Props & { readonly side: EarningSide }) {
  const { t } = useTranslation('earnings');
  const columns = useEarningColumns(sort, side);
  const ask = useMemo(() => askOf(sort, side), [sort, side]);
  const filters: RecordFilter[] = [
    { key: 'state', label: t('state'), options: EARNING_STATES.map((value) => ({ value, label: t(`state_${value}`) })) },
  ];
  if (sort === 'dividend')
    filters.push({ key: 'length', label: t('length'), options: CONTRACT_PERIODS.map((value) => ({ value, label: t(`length_${value}`) })) });
  if (side === 'given') filters.push({ key: 'account', label: t('downline') });
  return (
    <RecordList
      name={listName(sort, side)}
      title={t(`side_${side}`)}
      ask={ask}
      columns={columns}
      filters={filters}
      rowKey={({ recordId }) => recordId}
      pageSizes={pageSizes}
      usualDays={days}
      empty={{ title: t('none_title'), text: t(`none_${side}`) }}
      Summary={Summary}
    />
  );
}

/** Totals of the filtered periods. */
function Summary({ totals: { amount, paid, owed } }: { readonly totals: EarningTotals }) {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  return (
    <Figures
      figures={[
        { key: 'amount', name: t('total'), value: <Money amount={amount} currency={currency} /> },
        { key: 'paid', name: t('state_paid'), value: <Money amount={paid} currency={currency} /> },
        { key: 'owed', name: t('state_owed'), value: <Money amount={owed} currency={currency} /> },
      ]}
    />
  );
}

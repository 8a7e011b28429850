import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import type { EarningRecord, EarningSide, EarningState, EarningTotals } from '#site/api/contract/earnings.ts';
import { formatCount } from '#site/i18n/format.ts';
import { percentText } from '#site/features/team/percent.ts';
import { Money } from '#site/components/Money.tsx';
import { CopyNumber } from '#site/features/records/CopyNumber.tsx';
import { moneyColumn } from '#site/features/records/moneyColumn.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import type { RecordColumn } from '#site/features/records/recordTypes.ts';
import { Badge, type BadgeTone } from '#ui';
import * as styles from './Earnings.css.ts';

const TONES: Readonly<Record<EarningState, BadgeTone>> = { paid: 'positive', owed: 'caution', none: 'neutral' };

type Column = RecordColumn<EarningRecord, EarningTotals>;
type Amount = 'validBet' | 'profitLoss' | 'betAmount';

/** Figures that an amount is calculated from, besides the active members; each has a text. */
const FIGURES = {
  dividend: ['validBet', 'profitLoss'],
  daily: ['validBet'],
  hourly: ['validBet'],
  realtime: ['validBet', 'betAmount'],
} as const satisfies Readonly<Record<ContractSort, readonly Amount[]>>;

/** The columns of a kind's records. The row details explain each amount. */
export function useEarningColumns(sort: ContractSort, side: EarningSide): readonly Column[] {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  return useMemo((): readonly Column[] => {
    const account: Column = {
      key: 'account',
      header: t(side === 'given' ? 'downline' : 'paid_by'),
      priority: 'second',
      cell: (row) => row.account || t('house'),
      file: { kind: 'text', value: (row) => row.account || t('house') },
    };
    const detailOnly = { detailOnly: true } as const;
    return [
      {
        key: 'period',
        header: t('period'),
        cell: ({ startsAt, endsAt }) => (
          <span className={styles.period}>
            <span>
              <RecordTime at={startsAt} /> –
            </span>{' '}
            <span>
              <RecordTime at={endsAt} />
            </span>
          </span>
        ),
        file: [
          { kind: 'time', header: t('starts_at'), value: ({ startsAt }) => startsAt },
          { kind: 'time', header: t('ends_at'), value: ({ endsAt }) => endsAt },
        ],
      },
      ...(side === 'given' ? [account] : []),
      {
        key: 'state',
        header: t('state'),
        priority: 'second',
        cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>,
        file: { kind: 'text', value: ({ state }) => t(`state_${state}`) },
      },
      moneyColumn(currency, {
        key: 'base',
        header: t(sort === 'dividend' ? 'base_dividend' : 'base_salary'),
        amount: ({ base }) => base,
        total: ({ base }) => base,
      }),
      {
        key: 'rate',
        header: t('rate'),
        align: 'end',
        cell: ({ rate }) => <bdi dir="ltr">{percentText(rate)}</bdi>,
        file: { kind: 'percent', value: ({ rate }) => rate },
      },
      moneyColumn(currency, {
        key: 'amount',
        header: t('amount'),
        priority: 'high',
        signed: true,
        amount: ({ amount }) => (side === 'given' ? -amount : amount),
        total: ({ amount }) => (side === 'given' ? -amount : amount),
      }),
      {
        key: 'members',
        header: t('active_members'),
        ...detailOnly,
        cell: ({ activeMembers }) => formatCount(activeMembers),
        file: { kind: 'number', value: ({ activeMembers }) => activeMembers },
      },
      ...FIGURES[sort].map((name): Column =>
        moneyColumn(currency, { key: name, header: t(name), ...detailOnly, amount: (row) => row[name] }),
      ),
      {
        key: 'sum',
        header: t('how'),
        ...detailOnly,
        cell: ({ base, rate, amount }) => (
          <bdi dir="ltr" className={styles.sum}>
            <Money amount={base} currency={currency} /> × {percentText(rate)} = <Money amount={amount} currency={currency} />
          </bdi>
        ),
      },
      ...(side === 'given' ? [] : [{ ...account, ...detailOnly }]),
      {
        key: 'paid',
        header: t('paid_at'),
        ...detailOnly,
        cell: ({ paidAt }) => (paidAt === null ? null : <RecordTime at={paidAt} />),
        file: { kind: 'time', value: ({ paidAt }) => paidAt },
      },
      {
        key: 'number',
        header: t('number'),
        ...detailOnly,
        cell: ({ recordId }) => <CopyNumber number={recordId} />,
        file: { kind: 'text', value: ({ recordId }) => recordId },
      },
    ];
  }, [t, sort, side, currency]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { BetRecord, BetStatus, BetTotals } from '#site/api/contract/records.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { Badge, type BadgeTone, Stack } from '#ui';
import { CopyNumber } from './CopyNumber.tsx';
import { useRecordsHost } from './host.ts';
import { moneyColumn } from './moneyColumn.tsx';
import * as styles from './Records.css.ts';
import { RecordTime } from './RecordTime.tsx';
import type { RecordColumn } from './recordTypes.ts';

const TONES: Readonly<Record<BetStatus, BadgeTone>> = { unsettled: 'info', settled: 'neutral', cancelled: 'caution' };

type BetColumn = RecordColumn<BetRecord, BetTotals>;

/** Columns of a bet record: the table shows some; details and export have all. */
export function useBetColumns(): readonly BetColumn[] {
  const { t } = useTranslation('records');
  const { currency } = useRecordsHost().merchant;
  const lottery = useLotteryTexts();
  return useMemo(() => {
    const amount = (key: 'stake' | 'validBet' | 'win', header: string, more: Pick<BetColumn, 'detailOnly'> = {}): BetColumn =>
      moneyColumn(currency, { key, header, amount: (bet) => bet[key], total: (totals) => totals[key], ...more });
    const line = ({ lottery: bet }: BetRecord): string | null =>
      bet && `${bet.numero} · ${lottery.play(bet.playType)} · ${lottery.picks(bet.picks)}`;
    const columns: readonly BetColumn[] = [
      {
        key: 'game',
        header: t('game'),
        cell: ({ gameName, vendorName }) => (
          <Stack as="span" gap="xxs">
            {gameName}
            <span className={styles.underWide}>{vendorName}</span>
          </Stack>
        ),
        file: { kind: 'text', value: ({ gameName }) => gameName },
      },
      {
        key: 'vendor',
        header: t('vendor'),
        detailOnly: true,
        cell: ({ vendorName }) => vendorName,
        file: { kind: 'text', value: ({ vendorName }) => vendorName },
      },
      {
        key: 'category',
        header: t('category'),
        detailOnly: true,
        cell: ({ category }) => t(`category_${category}`),
        file: { kind: 'text', value: ({ category }) => t(`category_${category}`) },
      },
      {
        key: 'placed',
        header: t('placed'),
        priority: 'second',
        cell: ({ placedAt }) => <RecordTime at={placedAt} />,
        file: { kind: 'time', value: ({ placedAt }) => placedAt },
      },
      {
        key: 'number',
        header: t('bet_number'),
        cell: ({ betNo }) => <CopyNumber number={betNo} />,
        file: { kind: 'text', value: ({ betNo }) => betNo },
      },
      {
        key: 'status',
        header: t('status'),
        priority: 'second',
        cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>,
        file: { kind: 'text', value: ({ status }) => t(`status_${status}`) },
      },
      amount('stake', t('stake')),
      amount('validBet', t('valid_bet')),
      amount('win', t('paid_out'), { detailOnly: true }),
      moneyColumn(currency, {
        key: 'net',
        header: t('win_loss'),
        priority: 'high',
        signed: true,
        amount: ({ net }) => net,
        total: ({ net }) => net,
      }),
      {
        key: 'settled',
        header: t('settled_at'),
        detailOnly: true,
        cell: ({ settledAt }) => (settledAt === null ? null : <RecordTime at={settledAt} />),
        file: { kind: 'time', value: ({ settledAt }) => settledAt },
      },
      {
        key: 'line',
        header: t('lottery_line'),
        detailOnly: true,
        cell: line,
        file: { kind: 'text', value: line },
      },
    ];
    return columns;
  }, [t, currency, lottery]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { BetRecord, BetStatus, BetTotals } from '#site/api/contract/records.ts';
import { useLotteryTexts } from '#site/shared/lottery/useLotteryTexts.ts';
import { Money } from '#site/shared/Money.tsx';
import { Badge, type BadgeTone } from '#ui';
import { CopyNumber } from './CopyNumber.tsx';
import { useRecordsHost } from './host.ts';
import * as styles from './Records.css.ts';
import { RecordTime, useRecordTime } from './RecordTime.tsx';
import type { RecordColumn } from './recordTypes.ts';
import { SignedMoney } from './SignedMoney.tsx';

const TONES: Readonly<Record<BetStatus, BadgeTone>> = { unsettled: 'info', settled: 'neutral', cancelled: 'caution' };

type BetColumn = RecordColumn<BetRecord, BetTotals>;

/** What a bet's record shows: the table some of it, its detail and the export all. */
export function useBetColumns(): readonly BetColumn[] {
  const { t } = useTranslation('records');
  const { currency } = useRecordsHost().merchant;
  const lottery = useLotteryTexts();
  const time = useRecordTime();
  return useMemo(() => {
    const amount = (key: 'stake' | 'validBet' | 'win', header: string, more: Partial<BetColumn> = {}): BetColumn => ({
      key,
      header,
      align: 'end',
      cell: (bet) => <Money amount={bet[key]} currency={currency} />,
      csv: (bet) => ({ amount: bet[key] }),
      total: (totals) => <Money amount={totals[key]} currency={currency} />,
      ...more,
    });
    const line = ({ lottery: bet }: BetRecord): string =>
      bet === null ? '–' : `${bet.numero} · ${lottery.play(bet.playType)} · ${lottery.picks(bet.picks)}`;
    const columns: readonly BetColumn[] = [
      {
        key: 'game',
        header: t('game'),
        cell: ({ gameName, vendorName }) => (
          <span className={styles.named}>
            {gameName}
            <span className={styles.under}>{vendorName}</span>
          </span>
        ),
        csv: ({ gameName }) => gameName,
      },
      { key: 'vendor', header: t('vendor'), detailOnly: true, cell: ({ vendorName }) => vendorName, csv: ({ vendorName }) => vendorName },
      {
        key: 'category',
        header: t('category'),
        detailOnly: true,
        cell: ({ category }) => t(`category_${category}`),
        csv: ({ category }) => t(`category_${category}`),
      },
      { key: 'placed', header: t('placed'), cell: ({ placedAt }) => <RecordTime at={placedAt} />, csv: ({ placedAt }) => time(placedAt) },
      { key: 'number', header: t('bet_number'), cell: ({ betNo }) => <CopyNumber number={betNo} />, csv: ({ betNo }) => betNo },
      {
        key: 'status',
        header: t('status'),
        cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>,
        csv: ({ status }) => t(`status_${status}`),
      },
      amount('stake', t('stake')),
      amount('validBet', t('valid_bet')),
      amount('win', t('paid_out'), { detailOnly: true }),
      {
        key: 'net',
        header: t('win_loss'),
        align: 'end',
        priority: 'high',
        cell: ({ net }) => <SignedMoney amount={net} currency={currency} />,
        csv: ({ net }) => (net === null ? null : { amount: net }),
        total: ({ net }) => <SignedMoney amount={net} currency={currency} />,
      },
      {
        key: 'settled',
        header: t('settled_at'),
        detailOnly: true,
        cell: ({ settledAt }) => (settledAt === null ? '–' : <RecordTime at={settledAt} />),
        csv: ({ settledAt }) => (settledAt === null ? null : time(settledAt)),
      },
      {
        key: 'line',
        header: t('lottery_line'),
        detailOnly: true,
        cell: line,
        csv: (bet) => (bet.lottery === null ? null : line(bet)),
      },
    ];
    return columns;
  }, [t, currency, lottery, time]);
}

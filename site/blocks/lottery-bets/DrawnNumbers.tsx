import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { openedNumero, ORDER_STATUS, type LotteryOrder } from '#site/api/contract/lottery.ts';
import { useCall } from '#site/api/useCall.ts';
import { drawName } from '#site/features/lottery/lotteryTexts.ts';
import { AllPrizes } from '#site/features/lottery/Numbers.tsx';
import { Button, Spinner } from '#ui';
import * as styles from './LotteryBets.css.ts';

interface DrawnNumbersProps {
  readonly order: LotteryOrder;
  readonly lastPrizeFirst: boolean | undefined;
}

/** The draw of a bet; once it is over, a button shows its numbers. */
export function DrawnNumbers({ order, lastPrizeFirst }: DrawnNumbersProps) {
  const { t } = useTranslation(['lottery', 'lobby']);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useCall(
    openedNumero,
    { gameCode: order.gameCode, numero: order.numero },
    { enabled: isOpen, staleMs: Infinity },
  );
  const isDrawn = order.status !== ORDER_STATUS.open;
  return (
    <div className={styles.draw}>
      <bdi dir="ltr">{drawName(order)}</bdi>
      {isDrawn && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={styles.summary}>{t('show_numbers')}</summary>
          {data?.opened && <AllPrizes prizes={data.opened.prizes} lastFirst={lastPrizeFirst} />}
          {error && (
            <div role="alert">
              <p className={styles.failure}>
                {error.isOffline ? t('lobby:offline_text') : (error.serverMessage ?? t('lobby:failed_text'))}
              </p>
              <Button size="sm" onClick={() => void refetch()}>
                {t('numbers_retry')}
              </Button>
            </div>
          )}
          {isOpen && !data && !error && <Spinner />}
        </details>
      )}
    </div>
  );
}

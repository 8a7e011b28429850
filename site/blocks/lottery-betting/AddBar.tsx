import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { MOST_LINES, type Play } from '#site/api/contract/lottery.ts';
import type { Picks } from '#site/api/contract/lotteryRules.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { Button } from '#ui';
import * as styles from './LotteryBetting.css.ts';
import type { Price, Slip } from './slip.ts';

interface AddBarProps {
  readonly play: Play;
  readonly picks: Picks;
  readonly price: Price;
  readonly slip: Slip;
  /** Whether a draw is open for bets. */
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onReview: () => void;
}

/** Price of the picks, and the next step: add to the slip, or go to it. */
export function AddBar({ play, picks, price, slip, canAdd, onAdd, onReview }: AddBarProps) {
  const { t } = useTranslation('lottery');
  const { currency } = useMerchant();
  const texts = useLotteryTexts();
  const { combinations, total, win } = price;
  // On a phone, the board is higher than the viewport: only this bar shows all picks.
  const picked = texts.picks(picks);
  const fits = combinations > 0 && combinations <= play.mostCombinations;
  const isEditing = slip.lines.some(({ id }) => id === slip.editing);
  const isFull = slip.lines.length >= MOST_LINES && !isEditing;
  return (
    <div className={styles.bar}>
      <span className={styles.barText} role="status">
        {picked !== '' && <bdi className={styles.barPicks}>{picked}</bdi>}
        {fits && total !== undefined ? (
          <>
            <span className={styles.barTotal}>{t('line_sum', { 0: String(combinations), 1: formatAmount(total, currency) })}</span>
            <span>{t(play.everyPrize ? 'win_each_hit' : 'win_at_most', { 0: formatAmount(win, currency) })}</span>
          </>
        ) : (
          <span>{hint()}</span>
        )}
      </span>
      <span className={styles.barButtons}>
        {slip.lines.length > 0 && (
          <Button className={styles.onlyNarrow} variant={fits ? 'secondary' : 'primary'} onClick={onReview}>
            {t('review_slip', { 0: String(slip.lines.length) })}
          </Button>
        )}
        <Button
          className={fits || slip.lines.length === 0 ? undefined : styles.onlyWide}
          variant="primary"
          disabled={!fits || !canAdd || isFull}
          onClick={onAdd}
        >
          {t(isEditing ? 'save_line' : 'add_line')}
        </Button>
      </span>
    </div>
  );

  function hint(): string {
    if (isFull) return t('slip_full', { 0: String(MOST_LINES) });
    if (combinations > play.mostCombinations) return t('too_many', { 0: String(play.mostCombinations) });
    const least = play.columns.length > 1 || play.counting === 'sum' ? 1 : (play.columns[0]?.least ?? 1);
    const isStarted = picks.some((column) => column.length > 0);
    if (play.counting === 'product' && play.columns.length > 1) return t(isStarted ? 'pick_rest' : 'pick_each');
    return t('pick_least', { 0: String(least) });
  }
}

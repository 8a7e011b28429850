import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { formatMoment } from '#site/i18n/moment.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { Sentence } from '#site/shared/Sentence.tsx';
import { Badge, Button } from '#ui';
import { useGuard } from '#site/shared/games/useGuard.ts';
import { actionAt, STATUS_TONES } from './statuses.ts';
import * as styles from './PromotionStanding.css.ts';
import type { Promotion } from './usePromotions.ts';
import { useTakeUp } from './useTakeUp.ts';

interface PromotionStandingProps {
  readonly promotion: Promotion;
  /** Where it is shown in full. */
  readonly page: string;
  readonly currency: Currency;
  /** Opens the reward centre at this promotion, where applications are written and tickets opened. */
  readonly onOpen: () => void;
}

/** How a promotion stands for the player: what can be done now, or what became of it, and the money in it. */
export function PromotionStanding({ promotion, page, currency, onOpen }: PromotionStandingProps) {
  const { t } = useTranslation('content');
  const { take, pending } = useTakeUp(promotion, page, currency);
  const guard = useGuard();
  const { status, title, application, raffle, canReapply } = promotion;
  const action = canReapply ? 'join' : actionAt(status);
  const isTakenUpThere = raffle !== null || (application !== null && action === 'join');
  const money = moneyIn(promotion);
  return (
    <div className={styles.standing}>
      {money === null ? <span /> : <bdi className={styles.amount}>{t(money.text, { 0: formatAmount(money.amount, currency) })}</bdi>}
      {action && !isTakenUpThere && (
        <Button variant="primary" loading={pending} aria-label={`${t(`status.${action}`)}: ${title}`} onClick={() => take(action)}>
          {t(`status.${action}`)}
        </Button>
      )}
      {status !== null && (!action || canReapply) && <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>}
      {action && isTakenUpThere && (
        <Button
          variant="primary"
          aria-label={`${t(canReapply ? 'apply_again' : `status.${action}`)}: ${title}`}
          onClick={() => guard({ kind: 'promotion', run: onOpen })}
        >
          {t(canReapply ? 'apply_again' : `status.${action}`)}
        </Button>
      )}
    </div>
  );
}

/** The amount that matters at this status, and the text that says what it is. */
function moneyIn({ status, amount, most }: Promotion): { readonly text: string; readonly amount: number } | null {
  if (status === 'claimed' && amount !== null) return { text: 'promotion_amount_paid', amount };
  if (status === 'claim' && amount !== null) return { text: 'promotion_amount', amount };
  const promised = status === 'join' || status === 'joined' || status === 'comingSoon';
  return promised && most !== null ? { text: 'promotion_most', amount: most } : null;
}

interface PromotionPeriodProps {
  readonly promotion: Pick<Promotion, 'startDate' | 'endDate'>;
  /** The site's date format; its time of day is left out. */
  readonly format: string;
}

/** From when to when a promotion runs. */
export function PromotionPeriod({ promotion: { startDate, endDate }, format }: PromotionPeriodProps) {
  const { t } = useTranslation('content');
  const [day = format] = format.split(' ');
  const from = formatMoment(startDate, day);
  return (
    <p className={styles.period}>
      <Sentence text={endDate === null ? t('period_from', { 0: from }) : t('period', { 0: from, 1: formatMoment(endDate, day) })} />
    </p>
  );
}

import { useTranslation } from 'react-i18next';

import { PROMOTION_ACTIONS } from '#site/api/contract/promotions.ts';
import { formatAmount, type Currency } from '#site/i18n/format.ts';
import { useMoment } from '#site/i18n/useMoment.ts';
import { Sentence } from '#site/components/Sentence.tsx';
import { Badge, Button, Row } from '#ui';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { chipOf, STATUS_TONES, verbOf } from './statuses.ts';
import * as styles from './PromotionStanding.css.ts';
import type { Promotion } from './usePromotions.ts';
import { usePromotionAction } from './usePromotionAction.ts';

interface PromotionStandingProps {
  readonly promotion: Promotion;
  /** Page with the details. */
  readonly page: string;
  readonly currency: Currency;
  /** Opens the reward center at this promotion, for applications and tickets. */
  readonly onOpen: () => void;
}

/** A promotion's status for the player: available action or result, and the amount. */
export function PromotionStanding({ promotion, page, currency, onOpen }: PromotionStandingProps) {
  const { t } = useTranslation('content');
  const { take, pending } = usePromotionAction(promotion, page, currency);
  const guard = useRequireAccount();
  const { status, title } = promotion;
  const verb = verbOf(promotion);
  const chip = chipOf(status);
  const action = PROMOTION_ACTIONS.find((known) => known === verb);
  const money = moneyIn(promotion);
  return (
    <Row justify="between">
      {money === null ? <span /> : <bdi className={styles.amount}>{t(money.text, { 0: formatAmount(money.amount, currency) })}</bdi>}
      {chip && <Badge tone={STATUS_TONES[chip]}>{t(`status.${chip}`)}</Badge>}
      {verb && (
        <Button
          variant="primary"
          loading={pending}
          aria-label={`${t(`verb.${verb}`)}: ${title}`}
          // Actions that need input happen in the reward center.
          onClick={() => (action ? take(action) : guard({ kind: 'promotion', run: onOpen }))}
        >
          {t(`verb.${verb}`)}
        </Button>
      )}
    </Row>
  );
}

/** The amount relevant to the status, and its text key. */
function moneyIn({ status, amount, most }: Promotion): { readonly text: string; readonly amount: number } | null {
  if (status === 'claimed' && amount !== null) return { text: 'promotion_amount_paid', amount };
  if (status === 'claim' && amount !== null) return { text: 'promotion_amount', amount };
  const promised = status === 'join' || status === 'joined' || status === 'comingSoon';
  return promised && most !== null ? { text: 'promotion_most', amount: most } : null;
}

interface PromotionPeriodProps {
  readonly promotion: Pick<Promotion, 'startDateStr' | 'startDate' | 'endDate'>;
  /** The site's date format, without the time. */
  readonly format: string;
}

/** Start and end date of a promotion. */
export function PromotionPeriod({ promotion: { startDateStr, startDate, endDate }, format }: PromotionPeriodProps) {
  const { t } = useTranslation('content');
  const moment = useMoment();
  const [day = format] = format.split(' ');
  const from = startDate === undefined ? startDateStr : moment(startDate, day);
  if (from === '') return null;
  return (
    <p className={styles.period}>
      <Sentence text={endDate === null ? t('period_from', { 0: from }) : t('period', { 0: from, 1: moment(endDate, day) })} />
    </p>
  );
}

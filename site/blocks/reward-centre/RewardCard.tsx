import { useTranslation } from 'react-i18next';

import { PROMOTION_ACTIONS, type PromotionAction } from '#site/api/contract/promotions.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { Money } from '#site/components/Money.tsx';
import { chipOf, STATUS_TONES, verbOf } from '#site/features/promotions/statuses.ts';
import type { Promotion } from '#site/features/promotions/usePromotions.ts';
import { Badge, Button, Callout, Card, Text } from '#ui';
import { nextStep } from './nextStep.ts';
import * as styles from './RewardCentre.css.ts';
import { useReward } from './useReward.ts';

interface RewardCardProps {
  readonly promotion: Promotion;
  /** Opens the details. */
  readonly onOpen: () => void;
}

/** A reward's summary: picture, value, status, and the primary action. */
export function RewardCard({ promotion, onOpen }: RewardCardProps) {
  const { t } = useTranslation(['rewards', 'content']);
  const { title, image, status } = promotion;
  const chip = chipOf(status);
  return (
    <Card as="article" padding="none" className={styles.card}>
      {image !== null && (
        <img
          className={status === 'close' ? `${styles.art} ${styles.over}` : styles.art}
          src={image}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        {chip && (
          <span className={styles.badge}>
            <Badge tone={STATUS_TONES[chip]}>{t(`content:status.${chip}`)}</Badge>
          </span>
        )}
        <h4 className={styles.name}>
          <button type="button" className={styles.opener} onClick={onOpen}>
            {title}
          </button>
        </h4>
        <Worth promotion={promotion} />
        <p className={styles.next}>{t(nextStep(promotion))}</p>
      </div>
      <div className={styles.foot}>
        <RewardButton promotion={promotion} onOpen={onOpen} />
      </div>
    </Card>
  );
}

/** The paid, payable or maximum amount; `null` if the reward is not money. */
export function Worth({ promotion: { amount, most, status } }: Pick<RewardCardProps, 'promotion'>) {
  const { t } = useTranslation('rewards');
  const { currency } = useMerchant();
  if (amount !== null)
    return (
      <p className={styles.worth}>
        <Text as="span" size="sm" tone="muted" weight="medium">
          {t(status === 'claimed' ? 'worth_paid' : 'worth_yours')}
        </Text>
        <Money amount={amount} currency={currency} />
      </p>
    );
  if (most === null || status === 'close' || status === 'rejected') return null;
  return (
    <p className={styles.worth}>
      <Text as="span" size="sm" tone="muted" weight="medium">
        {t('worth_most')}
      </Text>
      <Money amount={most} currency={currency} />
    </p>
  );
}

/** The primary action: immediate if one press suffices, otherwise opens the details. */
function RewardButton({ promotion, onOpen }: RewardCardProps) {
  const { t } = useTranslation(['rewards', 'content']);
  const verb = verbOf(promotion);
  const action = PROMOTION_ACTIONS.find((known) => known === verb);
  if (action) return <ActButton promotion={promotion} action={action} />;
  const word = verb ? t(`content:verb.${verb}`) : t('look');
  return (
    <Button variant={verb ? 'primary' : 'secondary'} fullWidth aria-label={`${word}: ${promotion.title}`} onClick={onOpen}>
      {word}
    </Button>
  );
}

interface ActButtonProps {
  readonly promotion: Promotion;
  readonly action: PromotionAction;
}

/** Joins or claims immediately. A separate component, since the mutation's hooks are costly and few cards need them. */
function ActButton({ promotion, action }: ActButtonProps) {
  const { t } = useTranslation('content');
  const { currency } = useMerchant();
  const { act, pending, problem } = useReward(promotion, currency);
  const word = t(`verb.${action}`);
  return (
    <>
      <Button variant="primary" fullWidth loading={pending} aria-label={`${word}: ${promotion.title}`} onClick={() => void act(action)}>
        {word}
      </Button>
      {problem && (
        <Callout live="assertive" tone="critical" compact>
          {problem.text}
        </Callout>
      )}
    </>
  );
}

import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { pointBalance, pointRewards } from '#site/api/contract/points.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { Badge, Button, Card, Heading, Text } from '#ui';
import * as styles from './PointMall.css.ts';

export type Reward = CallOutput<typeof pointRewards>['list'][number];

interface RewardCardProps {
  readonly reward: Reward;
  readonly typeName: string;
  /** The member's points; `undefined` while loading. */
  readonly points: CallOutput<typeof pointBalance> | undefined;
  readonly onRedeem: () => void;
}

/** A reward: description, requirements, and the redeem button if the member meets them. */
export function RewardCard({ reward, typeName, points, onRedeem }: RewardCardProps) {
  const { t } = useTranslation(['club', 'mall']);
  const { currency } = useMerchant();
  const gone = reward.quantity <= 0;
  const canRedeem = !gone && points !== undefined && points.balance >= reward.points && points.validBet >= reward.amount;
  return (
    <Card as="li" padding="none" className={styles.reward} data-gone={gone}>
      <span className={styles.picture}>
        <GameArt path={reward.image} shape="landscape" />
        <span className={styles.type}>
          <Badge>{typeName}</Badge>
        </span>
      </span>
      <div className={styles.facts}>
        <Heading level={3} size="md">
          {reward.name}
        </Heading>
        <p className={styles.price}>
          <bdi>{t('points', { 0: formatCount(reward.points) })}</bdi>
        </p>
        {reward.pays > 0 && (
          <Text size="sm" tone="muted">
            {t('mall:reward_pays', { 0: formatAmount(reward.pays, currency) })}
          </Text>
        )}
        {reward.amount > 0 && (
          <Text size="sm" tone="muted">
            {t('reward_amount', { 0: formatAmount(reward.amount, currency) })}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {gone ? t('reward_gone') : t('reward_left', { 0: formatCount(reward.quantity) })}
        </Text>
        {!gone && points !== undefined && <Reach reward={reward} points={points} />}
        {canRedeem && (
          <Button className={styles.redeem} fullWidth onClick={onRedeem} aria-label={t('mall:redeem_this', { 0: reward.name })}>
            {t('mall:redeem')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Whether points and bets suffice; otherwise how much is missing. */
function Reach({ reward, points }: Pick<RewardCardProps, 'reward'> & { readonly points: CallOutput<typeof pointBalance> }) {
  const { t } = useTranslation(['club', 'mall']);
  const { currency } = useMerchant();
  const missing = reward.points - points.balance;
  const bets = reward.amount - points.validBet;
  const reached = missing <= 0;
  const Drawing = reached && bets <= 0 ? Check : Clock;
  return (
    <p className={styles.reach} data-reached={reached && bets <= 0}>
      <Drawing size={16} aria-hidden="true" />
      <span>
        {!reached
          ? t('reach_missing', { 0: formatCount(missing) })
          : bets > 0
            ? t('mall:bets_missing', { 0: formatAmount(bets, currency) })
            : t('reach_yes')}
      </span>
    </p>
  );
}

import { Check, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { pointRewards } from '#site/api/contract/points.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { GameArt } from '#site/shared/games/GameArt.tsx';
import { Badge } from '#ui';
import * as styles from './PointMall.css.ts';

interface RewardCardProps {
  readonly reward: CallOutput<typeof pointRewards>['list'][number];
  readonly typeName: string;
  /** The member's points; `undefined` while they are not known. */
  readonly balance: number | undefined;
}

/** A reward: what it is, what it needs, and whether the member's points are enough. */
export function RewardCard({ reward, typeName, balance }: RewardCardProps) {
  const { t } = useTranslation('club');
  const { currency } = useMerchant();
  const gone = reward.quantity <= 0;
  return (
    <li className={styles.reward} data-gone={gone}>
      <span className={styles.picture}>
        <GameArt path={reward.image} aspectRatio={4 / 3} />
        <span className={styles.type}>
          <Badge>{typeName}</Badge>
        </span>
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>{reward.name}</h3>
        <p className={styles.price}>
          <bdi>{t('points', { 0: formatCount(reward.points) })}</bdi>
        </p>
        {reward.amount > 0 && <p className={styles.need}>{t('reward_amount', { 0: formatAmount(reward.amount, currency) })}</p>}
        <p className={styles.need}>{gone ? t('reward_gone') : t('reward_left', { 0: formatCount(reward.quantity) })}</p>
        {!gone && balance !== undefined && <Reach missing={reward.points - balance} />}
      </div>
    </li>
  );
}

function Reach({ missing }: { readonly missing: number }) {
  const { t } = useTranslation('club');
  const reached = missing <= 0;
  const Drawing = reached ? Check : Clock;
  return (
    <p className={styles.reach} data-reached={reached}>
      <Drawing size={16} aria-hidden="true" />
      {reached ? t('reach_yes') : t('reach_missing', { 0: formatCount(missing) })}
    </p>
  );
}

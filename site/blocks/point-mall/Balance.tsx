import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pointBalance } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { formatCount } from '#site/i18n/format.ts';
import * as panel from '#site/features/club/panel.css.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Skeleton } from '#ui';
import * as styles from './PointMall.css.ts';

/** The member's points. */
export function Balance() {
  const { t } = useTranslation('club');
  const { data, error, isPending, isFetching, refetch } = useCall(pointBalance, {});
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <section className={`${panel.hero} ${styles.balance}`} data-split="start" aria-busy={isPending}>
      <span className={panel.mark} aria-hidden="true">
        <Sparkles size={26} />
      </span>
      <div>
        <h2 className={panel.note}>{t('points_balance')}</h2>
        <p className={styles.amount}>{data ? <bdi>{formatCount(data.balance)}</bdi> : <Skeleton width={160} height={44} />}</p>
        <p className={panel.note}>{t('points_never')}</p>
      </div>
    </section>
  );
}

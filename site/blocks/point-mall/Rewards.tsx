import { PackageOpen } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFact } from '#site/assembler/sdk/view.ts';
import { pointBalance, pointRewards } from '#site/api/contract/points.ts';
import { useCall } from '#site/api/useCall.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { EmptyState, Heading, Pagination, Skeleton, Stack, Tabs } from '#ui';
import * as styles from './PointMall.css.ts';
import type { MallQuery } from './query.ts';
import { RewardCard, type Reward } from './RewardCard.tsx';
import type { Props } from './schema.ts';
import { useMall } from './useMall.ts';
import { useTypeName } from './useTypeName.ts';

/** Lazy: loads when a reward is selected. */
const RedeemModal = lazyWithRetry(() => import('./RedeemModal.tsx'), 'RedeemModal');

/** Number of placeholder cards. */
const WAITING = 6;
/** The tab of all types: a tab's value must not be empty. */
const ALL = 'all';

/** Rewards by type, with pagination. */
export function Rewards({ pageSize, kinds, setPassword }: Pick<Props, 'pageSize' | 'kinds' | 'setPassword'>) {
  const { t } = useTranslation('club');
  const typeName = useTypeName(kinds);
  const heading = useId();
  const top = useRef<HTMLElement>(null);
  const [{ type, page }, look] = useMall();
  const [wanted, setWanted] = useState<Reward>();
  const language = useFact('language');
  const { data: points } = useCall(pointBalance, {});
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    pointRewards,
    { language, pageNo: page, pageSize, ...(type !== '' && { rewardType: type }) },
    { keepPrevious: true },
  );
  const isBeyond = useLastPage(page, { data, isPlaceholderData }, (last) => look({ page: last }));
  const go = (change: Partial<MallQuery>): void => {
    look(change);
    if (change.page !== undefined) top.current?.scrollIntoView({ block: 'start' });
  };
  const types = data?.types ?? kinds.map((kind) => kind.type);

  return (
    <Stack as="section" ref={top} className={styles.rewards} aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t('rewards_title')}
      </Heading>
      <Tabs
        aria-label={t('rewards_types')}
        variant="pill"
        value={type === '' ? ALL : type}
        onChange={(next) => go({ type: next === ALL ? '' : next })}
        tabs={[{ value: ALL, label: t('type_all') }, ...types.map((value) => ({ value, label: typeName(value) }))]}
      >
        <Stack aria-busy={isFetching}>
          {(isPending || isBeyond) && <Waiting />}
          {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
          {!error && !isBeyond && data?.list.length === 0 && (
            <EmptyState icon={<PackageOpen />} title={t('rewards_none_title')} text={t('rewards_none_text')} />
          )}
          {!error && data && data.list.length > 0 && (
            <ul className={styles.grid}>
              {data.list.map((reward) => (
                <RewardCard
                  key={reward.rewardId}
                  reward={reward}
                  typeName={typeName(reward.type)}
                  points={points}
                  onRedeem={() => setWanted(reward)}
                />
              ))}
            </ul>
          )}
          {!error && data && (
            <Pagination
              aria-label={t('rewards_pages')}
              page={page}
              pageCount={data.totalPages}
              onPageChange={(next) => go({ page: next })}
            />
          )}
        </Stack>
      </Tabs>
      {wanted && points && (
        <Suspense>
          <RedeemModal reward={wanted} balance={points.balance} setPassword={setPassword} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, place) => (
        <span key={place} className={styles.waiting}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

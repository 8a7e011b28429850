import { Gift } from 'lucide-react';

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, useSite, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { usePromotions } from '#site/features/promotions/usePromotions.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { ButtonLink, CountBadge, EmptyState, Skeleton, Tabs, Text, VisuallyHidden } from '#ui';
import { GROUPS, inGroup, type Group } from './groups.ts';
import { RewardCard } from './RewardCard.tsx';
import { RewardDetail } from './RewardDetail.tsx';
import * as styles from './RewardCentre.css.ts';
import type { Props } from './schema.ts';

/** Query parameters: the tab, and the open reward. */
const GROUP = 'group';
const REWARD = 'reward';
/** Placeholder cards. */
const WAITING = [0, 1, 2, 3];
const CARD = 340;

/** The member's rewards by status group, or the reward in the URL. */
export default function RewardCentre({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Rewards {...props} />
    </RecordsProvider>
  );
}

function Rewards({ promotions: allPromotions }: Props) {
  const { t } = useTranslation(['rewards', 'content', ...MONEY_TEXTS]);
  const { parts, put } = useRecordPlace();
  const { promotions, pending, error, retry, retrying } = usePromotions(useSite());
  const centre = useRef<HTMLDivElement>(null);
  const open = promotions.find(({ id }) => id === parts[REWARD]);

  if (pending) return <Waiting />;
  const problem = error && <LoadProblem error={error} onRetry={retry} retrying={retrying} />;
  if (promotions.length === 0 && problem) return problem;
  const backToList = (): void => {
    put({ [REWARD]: '' });
    // The pressed button has unmounted; the list is available after the next render.
    requestAnimationFrame(() => centre.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus());
  };
  if (open)
    return (
      <div className={styles.centre}>
        {problem}
        <RewardDetail key={open.id} promotion={open} onBack={backToList} />
      </div>
    );

  const groups = GROUPS.map((group) => ({ group, rewards: inGroup(promotions, group) }));
  const chosen = groups.find(({ group }) => group === parts[GROUP]) ?? groups[0];
  const usual = GROUPS[0];
  return (
    <div ref={centre} className={styles.centre}>
      {parts[REWARD] !== undefined && (
        <Text role="status" tone="muted">
          {t('gone')}
        </Text>
      )}
      {problem}
      <Tabs
        aria-label={t('groups')}
        variant="pill"
        value={chosen?.group ?? usual}
        tabs={groups.map(({ group, rewards }) => ({
          value: group,
          label: t(`group_${group}`),
          badge: <Count group={group} count={rewards.length} />,
        }))}
        onChange={(group) => put({ [GROUP]: group === usual ? '' : group, [REWARD]: '' })}
      >
        {chosen?.rewards.length === 0 ? (
          <EmptyState
            icon={<Gift />}
            title={t(`none_${chosen.group}`)}
            text={t('none_text')}
            action={<ButtonLink href={allPromotions}>{t('all_promotions')}</ButtonLink>}
          />
        ) : (
          <ul className={styles.grid}>
            {chosen?.rewards.map((promotion) => (
              <li key={promotion.id}>
                <RewardCard promotion={promotion} onOpen={() => put({ [REWARD]: promotion.id })} />
              </li>
            ))}
          </ul>
        )}
      </Tabs>
    </div>
  );
}

/** Number of rewards in a tab; highlighted only where the player has to act. */
function Count({ group, count }: { readonly group: Group; readonly count: number }) {
  const { t } = useTranslation('rewards');
  if (group === 'open') return <CountBadge count={count} label={t('group_count', { 0: count })} />;
  return count === 0 ? null : (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('group_count', { 0: count })}</VisuallyHidden>
    </span>
  );
}

function Waiting() {
  return (
    <div className={styles.grid} aria-busy="true">
      {WAITING.map((place) => (
        <Skeleton key={place} height={CARD} />
      ))}
    </div>
  );
}

import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import { earningStatus, type EarningStatus } from '#site/api/contract/earnings.ts';
import { useCall } from '#site/api/useCall.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { Money } from '#site/components/Money.tsx';
import { Sentence } from '#site/components/Sentence.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { percentText } from '#site/features/team/percent.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { Card, DescriptionList, Heading, Skeleton, Text } from '#ui';
import { nextTier, type NextTier } from './nextTier.ts';
import * as styles from './TeamOverview.css.ts';

interface ContractTodayProps {
  readonly sort: ContractSort;
  readonly at: string | undefined;
}

/** A kind of contract: when it is settled, what it would pay, and what the next tier needs. Nothing without a contract. */
export function ContractToday({ sort, at }: ContractTodayProps) {
  const { data, isPending, refetch } = useCall(earningStatus, { sort }, { staleMs: 0 });
  if (isPending) return <Skeleton height={150} />;
  if (!data?.contract) return null;
  return (
    <>
      <ScheduledRefetch at={data.contract.running.endsAt} run={() => void refetch()} />
      <Standing sort={sort} at={at} contract={data.contract} />
    </>
  );
}

interface StandingProps extends ContractTodayProps {
  readonly contract: NonNullable<EarningStatus['contract']>;
}

function Standing({ sort, at, contract: { running, tiers } }: StandingProps) {
  const { t } = useTranslation(['teamReports', 'earnings']);
  const { currency } = useMerchant();
  const next = nextTier(sort, tiers, running);
  const name = t(`earnings:kind_${sort}`);
  return (
    <Card as="section" padding="md" aria-label={name} className={styles.contract}>
      <Heading level={4}>
        {at === undefined ? (
          name
        ) : (
          <SiteLink className={styles.link} href={at}>
            {name}
          </SiteLink>
        )}
      </Heading>
      <DescriptionList
        items={[
          { term: t('earnings:next'), value: <GatewayCountdown until={running.endsAt} label={t('earnings:next')} /> },
          { term: t('earnings:rate'), value: <bdi dir="ltr">{percentText(running.rate)}</bdi> },
          { term: t('earnings:amount_so_far'), value: <Money amount={running.amount} currency={currency} />, strong: true },
        ]}
      />
      <Text size="sm" tone="muted">
        {next === undefined ? t('highest_tier') : <Missing next={next} />}
      </Text>
    </Card>
  );
}

function Missing({ next: { rate, missing } }: { readonly next: NextTier }) {
  const { t } = useTranslation('teamReports');
  const { currency } = useMerchant();
  const parts = missing.map(({ figure, amount }) =>
    t(`missing_${figure}`, { 0: figure === 'activeMembers' ? formatCount(amount) : formatAmount(amount, currency) }),
  );
  return (
    <span>
      <Sentence text={t('to_next_tier', { 0: percentText(rate), 1: parts.join(' · ') })} />
    </span>
  );
}

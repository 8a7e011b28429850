import { FileSignature } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { CONTRACT_SORTS, type ContractSort } from '#site/api/contract/agentContracts.ts';
import { earningStatus, type EarningStatus } from '#site/api/contract/earnings.ts';
import { callKey, useCall, useQueryClient } from '#site/api/useCall.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { GatewayCountdown } from '#site/components/GatewayCountdown.tsx';
import { percentText } from '#site/features/team/percent.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { Callout, Card, DescriptionList, EmptyState, Heading, Row, Skeleton, Text, useSecondsLeft } from '#ui';
import * as styles from './Earnings.css.ts';
import { Tiers } from './Tiers.tsx';

type InForce = NonNullable<EarningStatus['contract']>;

/** Poll interval after a period ends, until the platform has settled it. */
const AGAIN_MS = 1500;

/** Kinds whose periods are short enough for live updates. */
const WATCHED: ReadonlySet<ContractSort> = new Set(CONTRACT_SORTS.slice(2));

/** The active contract of a kind, and the team's progress in the current period. */
export function Standing({ sort }: { readonly sort: ContractSort }) {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  const { data, error, isFetching, refetch } = useCall(earningStatus, { sort }, { staleMs: 0 });
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={420} />;
  const { contract, owed } = data;
  return (
    <>
      {owed.count > 0 && (
        <Callout live="polite" tone="caution" compact>
          {t('owing', { 0: formatCount(owed.count), 1: formatAmount(owed.amount, currency) })}
        </Callout>
      )}
      {contract ? (
        <Contract sort={sort} contract={contract} />
      ) : (
        <EmptyState icon={<FileSignature />} title={t('no_contract_title')} text={t('no_contract_text')} />
      )}
    </>
  );
}

function Contract({ sort, contract }: { readonly sort: ContractSort; readonly contract: InForce }) {
  const { t } = useTranslation('earnings');
  const { currency } = useMerchant();
  const heading = useId();
  const { running, period, offeredBy, since, tiers } = contract;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Heading id={heading} level={3}>
        {t('in_force')}
      </Heading>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('paid_by'), value: offeredBy === '' ? t('house') : offeredBy },
          ...(period === null ? [] : [{ term: t('length'), value: t(`length_${period}`) }]),
          { term: t('since'), value: <RecordTime at={since} /> },
          {
            term: t('next'),
            value: (
              <Row as="span" align="baseline">
                <RecordTime at={running.endsAt} />
                {WATCHED.has(sort) && <GatewayCountdown soon={60} until={running.endsAt} label={t('next')} className={styles.countdown} />}
              </Row>
            ),
          },
        ]}
      />
      <Watch until={running.endsAt} />
      <Heading level={4}>{t('so_far')}</Heading>
      <Figures
        figures={[
          sort === 'dividend'
            ? { key: 'base', name: t('profitLoss'), value: <SignedMoney amount={running.profitLoss} currency={currency} /> }
            : { key: 'base', name: t('base_salary'), value: <Money amount={running.base} currency={currency} /> },
          { key: 'members', name: t('active_members'), value: formatCount(running.activeMembers) },
          { key: 'rate', name: t('rate'), value: <bdi dir="ltr">{percentText(running.rate)}</bdi> },
          { key: 'amount', name: t('amount_so_far'), value: <Money amount={running.amount} currency={currency} /> },
        ]}
      />
      <Tiers sort={sort} tiers={tiers} reached={running.rate} />
      <Text size="sm" tone="muted">
        {t(`terms_${sort}`)}
      </Text>
    </Card>
  );
}

/** Refetches all data when the current period ends. */
function Watch({ until }: { readonly until: number }) {
  const queryClient = useQueryClient();
  const isOver = useSecondsLeft(until, useGatewayClock()) === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    const ask = (): void => {
      // Does not cancel a request that takes longer than the poll interval: canceled each time, it would never complete.
      for (const queryKey of [callKey(earningStatus), ['records']])
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver, queryClient]);
  return null;
}

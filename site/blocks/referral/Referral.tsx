import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { referralDetails } from '#site/api/contract/referral.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { refreshCall, useCall, useQueryClient } from '#site/api/useCall.ts';
import { useHost, useMerchant, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { originFor, useDomains } from '#site/features/downloads/domains.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { Figures } from '#site/features/records/Figures.tsx';
import { RecordsProvider } from '#site/features/records/host.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Badge, EmptyState, Heading, Pagination, Skeleton, Stack, Text } from '#ui';
import { Invitation } from './Invitation.tsx';
import * as styles from './Referral.css.ts';
import type { Props } from './schema.ts';

type Details = CallOutput<typeof referralDetails>;

const PAGE = 'pageNo';

/** The member's invitation and its rewards. */
export default function Referral({ props }: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Details {...props} />
    </RecordsProvider>
  );
}

function Details({ page, steps, pageSize }: Props) {
  const { t } = useTranslation('rewards');
  const text = useText();
  const queries = useQueryClient();
  const { currency } = useMerchant();
  const { parts, put } = useRecordPlace();
  const domains = useDomains();
  const pageNo = /^[1-9]\d{0,7}$/.test(parts[PAGE] ?? '') ? Number(parts[PAGE]) : 1;
  const { data, error, isFetching, isPlaceholderData, refetch } = useCall(
    referralDetails,
    { pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const show = (next: number): void => put({ [PAGE]: next === 1 ? '' : String(next) });
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, show);

  const rewards = data?.rewardTotal;
  useEffect(() => {
    // The platform pays rewards on this request.
    if (rewards !== undefined && rewards > 0) void refreshCall(queries, balance);
  }, [rewards, queries]);

  if (data === undefined)
    return error ? (
      <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Stack aria-busy="true">
        <Skeleton height={280} />
        <Skeleton height={96} />
        <Skeleton height={240} />
      </Stack>
    );
  const link = `${originFor(domains, location)}${page}?referralCode=${encodeURIComponent(data.referralCode)}`;
  const { deposit, reward } = data.terms;
  return (
    <Stack>
      <Invitation link={link} code={data.referralCode}>
        {t('referral_terms', { 0: formatAmount(reward, currency), 1: formatAmount(deposit, currency) })}
      </Invitation>
      <Figures
        figures={[
          { key: 'friends', name: t('referral_friends'), value: formatCount(data.downlineCount) },
          { key: 'earned', name: t('referral_earned'), value: <Money amount={data.rewardTotal} currency={currency} /> },
        ]}
      />
      {steps.length > 0 && (
        <Stack as="section" gap="md" aria-labelledby="referral-how">
          <Heading id="referral-how" level={4}>
            {t('referral_how')}
          </Heading>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={`${text(step.title)} ${text(step.text)}`} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <strong>{text(step.title)}</strong>
                  <span className={styles.stepText}>{text(step.text)}</span>
                </span>
              </li>
            ))}
          </ol>
        </Stack>
      )}
      <Stack as="section" gap="md" aria-labelledby="referral-friends" aria-busy={isPlaceholderData}>
        <Heading id="referral-friends" level={4}>
          {t('referral_list')}
        </Heading>
        {isBeyond ? (
          <Skeleton height={240} />
        ) : data.list.length === 0 ? (
          <EmptyState icon={<Users />} title={t('referral_none')} text={t('referral_none_text')} />
        ) : (
          <Friends list={data.list} />
        )}
        <Pagination aria-label={t('referral_pages')} page={pageNo} pageCount={data.totalPages} onPageChange={show} />
      </Stack>
    </Stack>
  );
}

function Friends({ list }: Pick<Details, 'list'>) {
  const { t } = useTranslation('rewards');
  const { currency } = useMerchant();
  return (
    <ul className={styles.list} aria-label={t('referral_list')}>
      {list.map(({ customerName, registeredAt, reward, rewardedAt }) => (
        <li key={`${customerName} ${registeredAt}`} className={styles.friend}>
          <span className={styles.who}>
            <Text as="bdi" weight="medium">
              {customerName}
            </Text>
            <Text as="span" size="sm" tone="muted">
              <RecordTime at={rewardedAt ?? registeredAt} />
            </Text>
          </span>
          {reward === null ? (
            <Badge>{t('referral_registered')}</Badge>
          ) : (
            <span className={styles.reward}>
              <Money amount={reward} currency={currency} />
              <Badge tone="positive">{t('referral_paid')}</Badge>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

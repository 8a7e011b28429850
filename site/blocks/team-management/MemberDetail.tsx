import { ChevronLeft, Send, Users } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import { teamMember } from '#site/api/contract/team.ts';
import { useCall } from '#site/api/useCall.ts';
import { useMerchant, useModalOpener } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { Money } from '#site/components/Money.tsx';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { arrow } from '#site/components/reading.css.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { RateList } from '#site/features/team/RateFields.tsx';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { useFollow } from '#site/features/links/useFollow.ts';
import { Badge, Button, Card, EmptyState, Heading, Row, Skeleton, Stack, Text } from '#ui';
import { PLACE, startOf } from './place.ts';
import { RatesForm } from './RatesForm.tsx';
import * as own from './TeamManagement.css.ts';
import { Trail } from './Trail.tsx';

const GivenContracts = lazyWithRetry(() => import('#site/features/contracts/GivenContracts.tsx'), 'GivenContracts');

interface MemberDetailProps {
  readonly memberId: string;
  readonly transferAt: string;
  /** Takes the focus after returning to the list. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Details of a team member, and the agent's actions. */
export function MemberDetail({ memberId, transferAt, list }: MemberDetailProps) {
  const { t } = useTranslation(['team', 'records', ...MONEY_TEXTS]);
  const { currency } = useMerchant();
  const follow = useFollow(useModalOpener().open);
  const { put } = useRecordPlace();
  const { data, error, isFetching, refetch } = useCall(teamMember, { memberId }, { staleMs: 0 });
  const whole = useRef<HTMLDivElement>(null);
  const backwards = useRef<HTMLButtonElement>(null);
  const ofRates = useRef<HTMLElement>(null);
  // The row that had the focus has unmounted. A layout effect, because it runs again when the tree is revealed after a nested suspense.
  useLayoutEffect(() => backwards.current?.focus({ preventScroll: true }), []);
  useFocusHandoff(whole, list);
  const back = (
    <div>
      <Button
        ref={backwards}
        size="sm"
        variant="ghost"
        iconStart={<ChevronLeft size={18} className={arrow} />}
        onClick={() => put({ [PLACE.member]: '' })}
      >
        {t('back')}
      </Button>
    </div>
  );
  if (error && !data)
    return (
      <Stack ref={whole}>
        {back}
        {error.code === PAGE_CODE.memberUnknown ? (
          <EmptyState icon={<Users />} title={t('unknown')} text={t('unknown_text')} />
        ) : (
          <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Stack>
    );
  if (!data)
    return (
      <Stack ref={whole} aria-busy="true">
        {back}
        <Skeleton height={48} />
        <Skeleton height={280} />
        <Skeleton height={200} />
      </Stack>
    );
  const { account, nickname, accountType, level, balance, downlines, teamSize, lastLoginAt, registeredAt, trail, rates, bounds } = data;
  return (
    <Stack ref={whole}>
      {back}
      <Trail steps={trail} onGo={(step) => put(startOf(step))} />
      <Card as="section" aria-labelledby="team-member">
        <Row justify="between">
          <h4 id="team-member" className={own.name}>
            <bdi>{account}</bdi>
          </h4>
          <Badge>{t(AGENT_TYPES.has(accountType) ? 'kind_agent' : 'kind_member')}</Badge>
        </Row>
        <DetailList
          facts={[
            { name: t('nickname'), value: <bdi>{nickname}</bdi> },
            { name: t('balance'), value: <Money amount={balance} currency={currency} />, strong: true },
            { name: t('level'), value: String(level) },
            { name: t('downlines'), value: formatCount(downlines) },
            { name: t('team_size'), value: formatCount(teamSize) },
            { name: t('last_login'), value: lastLoginAt === null ? t('never') : <RecordTime at={lastLoginAt} /> },
            { name: t('registered'), value: <RecordTime at={registeredAt} /> },
          ]}
        />
        <Row>
          {data.canReceive && (
            <Button
              variant="primary"
              iconStart={<Send size={18} className={arrow} />}
              onClick={() => follow(transferAt, { parameters: { to: account } })}
            >
              {t('send_money')}
            </Button>
          )}
          {downlines > 0 && (
            <Button iconStart={<Users size={18} />} onClick={() => put(startOf(memberId))}>
              {t('see_downlines')}
            </Button>
          )}
        </Row>
      </Card>
      <Card as="section" ref={ofRates} tabIndex={-1} aria-label={t('rates')}>
        {bounds === null ? (
          <>
            <Heading level={4}>{t('rates')}</Heading>
            <Text size="sm" tone="muted">
              {t('rates_of_upline')}
            </Text>
            <RateList rates={rates} />
          </>
        ) : (
          <RatesForm key={JSON.stringify([rates, bounds])} memberId={memberId} rates={rates} bounds={bounds} heir={ofRates} />
        )}
      </Card>
      {/* Contracts exist only between an upline and its direct downlines. */}
      {level === 1 && (
        <Card as="section" aria-label={t('contracts')}>
          <Heading level={4}>{t('contracts')}</Heading>
          <Suspense fallback={<Skeleton height={160} />}>
            <GivenContracts memberId={memberId} account={account} />
          </Suspense>
        </Card>
      )}
    </Stack>
  );
}

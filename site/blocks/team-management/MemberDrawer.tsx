import { Send, Users } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import { teamMember, type TeamMember } from '#site/api/contract/team.ts';
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
import { RateList } from '#site/features/team/RateFields.tsx';
import { useFollow } from '#site/features/links/useFollow.ts';
import { Badge, Button, Card, Drawer, EmptyState, Heading, Row, Skeleton, Stack, Text } from '#ui';
import { RatesForm } from './RatesForm.tsx';
import * as own from './TeamManagement.css.ts';
import { Trail } from './Trail.tsx';

const GivenContracts = lazyWithRetry(() => import('#site/features/contracts/GivenContracts.tsx'), 'GivenContracts');

interface MemberDrawerProps {
  readonly memberId: string;
  readonly transferAt: string;
  /** Shows the list below a member, or the whole team for ''. */
  readonly onGo: (memberId: string) => void;
  readonly onClose: () => void;
}

/** A team member beside the list: details, and the agent's actions. */
export function MemberDrawer({ memberId, onClose, ...actions }: MemberDrawerProps) {
  const { t } = useTranslation(['team', 'records', ...MONEY_TEXTS]);
  const { data, error, isFetching, refetch } = useCall(teamMember, { memberId }, { staleMs: 0 });
  return (
    <Drawer
      open
      side="end"
      name="member"
      className={own.drawer}
      title={
        data ? (
          <span className={own.who}>
            <bdi>{data.account}</bdi>
            <Badge>{t(AGENT_TYPES.has(data.accountType) ? 'kind_agent' : 'kind_member')}</Badge>
          </span>
        ) : (
          t('records:detail')
        )
      }
      onClose={onClose}
    >
      {data ? (
        <Detail member={data} {...actions} />
      ) : error?.code === PAGE_CODE.memberUnknown ? (
        <EmptyState icon={<Users />} title={t('unknown')} text={t('unknown_text')} />
      ) : error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack aria-busy="true">
          <Skeleton height={280} />
          <Skeleton height={200} />
        </Stack>
      )}
    </Drawer>
  );
}

interface DetailProps extends Pick<MemberDrawerProps, 'transferAt' | 'onGo'> {
  readonly member: TeamMember;
}

function Detail({ member, transferAt, onGo }: DetailProps) {
  const { t } = useTranslation(['team', 'records', ...MONEY_TEXTS]);
  const { currency } = useMerchant();
  const follow = useFollow(useModalOpener().open);
  const ofRates = useRef<HTMLElement>(null);
  const { memberId, account, nickname, level, balance, downlines, teamSize, lastLoginAt, registeredAt, trail, rates, bounds } = member;
  return (
    <Stack>
      <Trail steps={trail} onGo={onGo} />
      <Card>
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
          {member.canReceive && (
            <Button
              variant="primary"
              iconStart={<Send size={18} className={arrow} />}
              onClick={() => follow(transferAt, { parameters: { to: account }, returns: true })}
            >
              {t('send_money')}
            </Button>
          )}
          {downlines > 0 && (
            <Button iconStart={<Users size={18} />} onClick={() => onGo(memberId)}>
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFacts, useMerchant } from '#site/assembler/sdk/view.ts';
import { useBadges } from '#site/features/account/useBadges.ts';
import { CONTRACT_SORTS, type ContractSort } from '#site/api/contract/agentContracts.ts';
import { dayAt, daysLater } from '#site/api/contract/days.ts';
import { agentIncome } from '#site/api/contract/earnings.ts';
import { teamOverview } from '#site/api/contract/teamReports.ts';
import { useCall } from '#site/api/useCall.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { formatAmount, formatCount } from '#site/i18n/format.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { DescriptionList, Heading, Stack, VisuallyHidden } from '#ui';
import { Change } from './Change.tsx';
import { ContractToday } from './ContractToday.tsx';
import type { Props } from './schema.ts';
import * as styles from './TeamOverview.css.ts';

/** The flag of each kind of contract. */
const FEATURE_OF = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Readonly<Record<ContractSort, string>>;

/** A figure of the day. */
interface Tile {
  readonly key: string;
  readonly name: string;
  /** Where it leads. */
  readonly at: string | undefined;
  readonly value: ReactNode;
  readonly change?: ReactNode;
  readonly under?: string;
}

const tile = ({ key, name, at, value, change, under }: Tile) => ({
  key,
  term: name,
  value: (
    <span className={styles.tile}>
      <span className={styles.value}>
        {at === undefined ? (
          <span>{value}</span>
        ) : (
          <SiteLink className={styles.link} href={at}>
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            {value}
          </SiteLink>
        )}
        {change}
      </span>
      {under !== undefined && <span className={styles.under}>{under}</span>}
    </span>
  ),
});

/** The badge that counts them. */
const REQUESTS = ['contracts'];

/** What an agent has to know today; each figure leads to its entry. */
export function Today({ incomeAt, membersAt, requestsAt, contractsAt }: Props) {
  const { t } = useTranslation(['teamReports', 'earnings']);
  const { currency, timeZone = 'UTC' } = useMerchant();
  const { features } = useFacts();
  const today = dayAt(gatewayClock.now(), timeZone);
  const income = useCall(agentIncome, { startDate: daysLater(today, -1), endDate: today }, { staleMs: 0 }).data;
  const team = useCall(teamOverview, { startDate: today, endDate: today }, { staleMs: 0 }).data;
  const requests = useBadges(REQUESTS)(REQUESTS[0]);
  const netOf = (day: string): number => income?.days.find((other) => other.day === day)?.net ?? 0;
  const [now, before] = [netOf(today), netOf(daysLater(today, -1))];
  return (
    <Stack as="section" aria-label={t('today')}>
      <Heading level={3}>{t('today')}</Heading>
      <DescriptionList
        layout="tiles"
        className={styles.tiles}
        items={[
          {
            key: 'income',
            name: t('income_today'),
            at: incomeAt,
            value: income ? <SignedMoney amount={now} currency={currency} /> : '–',
            change: income && <Change now={now} before={before} />,
            under: t('yesterday', { 0: income ? formatAmount(before, currency) : '–' }),
          },
          { key: 'requests', name: t('open_requests'), at: requestsAt, value: formatCount(requests) },
          { key: 'joined', name: t('figure_joined'), at: membersAt, value: team ? formatCount(team.figures.joined) : '–' },
          {
            key: 'active',
            name: t('figure_active'),
            at: membersAt,
            value: team ? formatCount(team.figures.active) : '–',
            under: t('inactive', { 0: team ? formatCount(Math.max(0, team.team.size - team.figures.active)) : '–' }),
          },
        ].map(tile)}
      />
      <div className={styles.contracts}>
        {CONTRACT_SORTS.filter((sort) => features[FEATURE_OF[sort]]).map((sort) => (
          <ContractToday key={sort} sort={sort} at={contractsAt[sort]} />
        ))}
      </div>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';

import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import type { TeamRow } from '#site/api/contract/team.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { Money } from '#site/components/Money.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { Badge, Button, type TableColumn } from '#ui';
import * as styles from './TeamManagement.css.ts';

/** Columns of the team list. The number of downlines links to their list. */
export function useTeamColumns(onDown: (memberId: string) => void): readonly TableColumn<TeamRow>[] {
  const { t } = useTranslation('team');
  const { currency } = useMerchant();
  return [
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, accountType }: TeamRow) => (
        <span className={styles.who}>
          <bdi>{account}</bdi>
          {AGENT_TYPES.has(accountType) && <Badge>{t('kind_agent')}</Badge>}
        </span>
      ),
    },
    { key: 'level', header: t('level'), align: 'end' as const, cell: ({ level }: TeamRow) => level },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end' as const,
      priority: 'high' as const,
      cell: ({ balance }: TeamRow) => <Money amount={balance} currency={currency} />,
    },
    {
      key: 'downlines',
      header: t('downlines'),
      align: 'end' as const,
      cell: ({ memberId, account, downlines }: TeamRow) =>
        downlines === 0 ? (
          '0'
        ) : (
          <Button size="sm" aria-label={t('downlines_of', { 0: account, 1: formatCount(downlines) })} onClick={() => onDown(memberId)}>
            {formatCount(downlines)}
          </Button>
        ),
    },
    { key: 'team', header: t('team_size'), align: 'end' as const, cell: ({ teamSize }: TeamRow) => formatCount(teamSize) },
    {
      key: 'login',
      header: t('last_login'),
      cell: ({ lastLoginAt }: TeamRow) => (lastLoginAt === null ? t('never') : <RecordTime at={lastLoginAt} />),
    },
    { key: 'registered', header: t('registered'), cell: ({ registeredAt }: TeamRow) => <RecordTime at={registeredAt} /> },
  ];
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import type { TeamRow } from '#site/api/contract/team.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { moneyColumn } from '#site/features/records/moneyColumn.tsx';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import type { RecordColumn } from '#site/features/records/recordTypes.ts';
import { Badge, Button } from '#ui';
import * as styles from './TeamManagement.css.ts';

export type TeamColumn = RecordColumn<TeamRow, never>;

/**
 * Columns of the team list; their keys are those that the platform sorts by. The number of downlines links to their list.
 * @param onDown stable
 */
export function useTeamColumns(onDown: (memberId: string) => void): readonly TeamColumn[] {
  const { t } = useTranslation('team');
  const { currency } = useMerchant();
  return useMemo((): readonly TeamColumn[] => {
    const kindOf = ({ accountType }: TeamRow): string => t(AGENT_TYPES.has(accountType) ? 'kind_agent' : 'kind_member');
    return [
      {
        key: 'account',
        header: t('account'),
        sortable: true,
        cell: ({ account, accountType }) => (
          <span className={styles.who}>
            <bdi>{account}</bdi>
            {AGENT_TYPES.has(accountType) && <Badge>{t('kind_agent')}</Badge>}
          </span>
        ),
        file: [
          { kind: 'text', value: ({ account }) => account },
          { kind: 'text', header: t('account_type'), value: kindOf },
        ],
      },
      {
        key: 'level',
        header: t('level'),
        sortable: true,
        align: 'end',
        cell: ({ level }) => level,
        file: { kind: 'number', value: ({ level }) => level },
      },
      moneyColumn(currency, { key: 'balance', header: t('balance'), sortable: true, priority: 'high', amount: ({ balance }) => balance }),
      {
        key: 'lastLoginAt',
        header: t('last_login'),
        priority: 'second',
        sortable: true,
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : <RecordTime at={lastLoginAt} />),
        file: { kind: 'time', value: ({ lastLoginAt }) => lastLoginAt },
      },
      {
        key: 'downlines',
        header: t('downlines'),
        priority: 'second',
        sortable: true,
        align: 'end',
        cell: ({ memberId, account, downlines }) =>
          downlines === 0 ? (
            '0'
          ) : (
            <Button size="sm" aria-label={t('downlines_of', { 0: account, 1: formatCount(downlines) })} onClick={() => onDown(memberId)}>
              {formatCount(downlines)}
            </Button>
          ),
        file: { kind: 'number', value: ({ downlines }) => downlines },
      },
      {
        key: 'teamSize',
        header: t('team_size'),
        sortable: true,
        align: 'end',
        cell: ({ teamSize }) => formatCount(teamSize),
        file: { kind: 'number', value: ({ teamSize }) => teamSize },
      },
      {
        key: 'registeredAt',
        header: t('registered'),
        sortable: true,
        cell: ({ registeredAt }) => <RecordTime at={registeredAt} />,
        file: { kind: 'time', value: ({ registeredAt }) => registeredAt },
      },
    ];
  }, [t, currency, onDown]);
}

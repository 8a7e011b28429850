import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Table, VisuallyHidden, type TableColumn } from '#ui';
import { valueOf, type Privilege } from './levels.ts';
import type { LevelsProps } from './Levels.tsx';
import { useNames } from './useNames.ts';
import * as styles from './VipClub.css.ts';

/** Privileges by level: a table on wide screens, otherwise a card for each privilege. */
export function Compare({ levels, privileges, vipAboveRank, ownRank }: LevelsProps) {
  const { t } = useTranslation('club');
  const names = useNames();
  const cell = (privilege: Privilege, value: number) => {
    if (value === 0) return <Sign of={t('not_included')} drawing={<Minus className={styles.no} size={18} />} />;
    const words = names.value(privilege, value);
    return words === '' ? <Sign of={t('included')} drawing={<Check className={styles.check} size={18} />} /> : <bdi>{words}</bdi>;
  };
  const columns: TableColumn<Privilege>[] = [
    { key: 'privilege', header: t('privilege'), cell: (privilege) => names.privilege(privilege), width: 190 },
    ...levels.map((level) => ({
      key: level.id,
      header: level.rank === ownRank ? t('level_yours', { 0: names.level(level) }) : names.level(level),
      cell: (privilege: Privilege) => cell(privilege, valueOf(level, privilege, vipAboveRank)),
    })),
  ];
  return <Table caption={t('compare_title')} columns={columns} rows={privileges} rowKey={({ id }) => id} stickyFirstColumn />;
}

function Sign({ of, drawing }: { readonly of: string; readonly drawing: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{drawing}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
    </>
  );
}

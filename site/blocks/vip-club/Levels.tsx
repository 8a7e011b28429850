import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { Medal } from '#site/features/club/Medal.tsx';
import { Badge, Card, Heading, Stack, Text } from '#ui';
import { gained, valueOf, type Level, type Privilege } from './levels.ts';
import { useNames } from './useNames.ts';
import * as styles from './VipClub.css.ts';

export interface LevelsProps {
  readonly levels: readonly Level[];
  readonly privileges: readonly Privilege[];
  readonly vipAboveRank: number;
  /** The member's rank; `undefined` for others. */
  readonly ownRank: number | undefined;
}

/** The levels as steps, with threshold and added privileges. */
export function Levels({ levels, privileges, vipAboveRank, ownRank }: LevelsProps) {
  const { t } = useTranslation('club');
  const names = useNames();
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t('levels_title')}
      </Heading>
      <ol className={styles.levels}>
        {levels.map((level, index) => (
          <Card as="li" key={level.id} className={styles.level} data-own={level.rank === ownRank} aria-current={level.rank === ownRank}>
            <div className={styles.levelHead}>
              <Medal material={level.material}>{level.rank}</Medal>
              <div>
                <Heading level={3}>{names.level(level)}</Heading>
                <Text size="sm" tone="muted">
                  {level.points > 0 ? t('level_from', { 0: formatCount(level.points) }) : t('level_start')}
                </Text>
              </div>
              {level.rank === ownRank && <Badge tone="accent">{t('yours')}</Badge>}
            </div>
            <ul className={styles.gains}>
              {gained(levels, index, privileges, vipAboveRank).map((privilege) => {
                const value = names.value(privilege, valueOf(level, privilege, vipAboveRank));
                return (
                  <li key={privilege.id} className={styles.gain}>
                    <Check className={styles.check} size={16} aria-hidden="true" />
                    <span>{names.privilege(privilege)}</span>
                    {value !== '' && <bdi className={styles.gainValue}>{value}</bdi>}
                  </li>
                );
              })}
            </ul>
          </Card>
        ))}
      </ol>
    </Stack>
  );
}

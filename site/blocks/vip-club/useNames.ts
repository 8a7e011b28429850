import { useTranslation } from 'react-i18next';

import { useText, type Label } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import type { Privilege } from './levels.ts';

interface Named {
  readonly id: string;
  readonly name?: Label | undefined;
}

interface Names {
  level(level: Named): string;
  privilege(privilege: Named): string;
  /** Formatted value; empty for a privilege that is simply included. */
  value(privilege: Privilege, value: number): string;
}

/** Names of levels, privileges and values: config's labels, otherwise the texts. */
export function useNames(): Names {
  const { t } = useTranslation('club');
  const text = useText();
  return {
    level: ({ id, name }) => (name ? text(name) : t(`level_${id}`)),
    privilege: ({ id, name }) => (name ? text(name) : t(`privilege_${id}`)),
    value: ({ unit }, value) => {
      if (unit === 'points') return t('points', { 0: formatCount(value) });
      if (unit === 'percent') return `${value}%`;
      return unit === 'times' ? t('times_a_day', { 0: formatCount(value) }) : '';
    },
  };
}

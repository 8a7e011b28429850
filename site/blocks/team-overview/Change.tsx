import { useTranslation } from 'react-i18next';

import { formatCount } from '#site/i18n/format.ts';
import { VisuallyHidden } from '#ui';
import * as styles from './TeamOverview.css.ts';

/** Above this, a percentage says no more than that it is many times as much. */
const MOST = 999;

interface ChangeProps {
  readonly now: number;
  readonly before: number;
}

/** The change against before in percent: an arrow and a number to see, words to hear. Nothing where there was nothing before. */
export function Change({ now, before }: ChangeProps) {
  const { t } = useTranslation('teamReports');
  if (before === 0) return null;
  const change = Math.round(((now - before) / Math.abs(before)) * 100);
  const size = Math.abs(change);
  const percent = size > MOST ? `>${MOST}%` : `${formatCount(size)}%`;
  return (
    <span className={styles.change}>
      <span aria-hidden="true">{change === 0 ? '=' : `${change > 0 ? '▲' : '▼'} ${percent}`}</span>
      <VisuallyHidden>{change === 0 ? t('as_before') : t(change > 0 ? 'more' : 'less', { 0: percent })}</VisuallyHidden>
    </span>
  );
}

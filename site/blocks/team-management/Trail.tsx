import { useTranslation } from 'react-i18next';

import * as styles from './TeamManagement.css.ts';

interface TrailProps {
  readonly steps: readonly { readonly memberId: string; readonly account: string }[];
  /** '' for the agent's own team. */
  readonly onGo: (memberId: string) => void;
}

/** Breadcrumbs of the tree. */
export function Trail({ steps, onGo }: TrailProps) {
  const { t } = useTranslation('team');
  const all = [{ memberId: '', account: t('my_team') }, ...steps];
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {all.map(({ memberId, account }, index) => (
          <li key={memberId} className={styles.step}>
            {index === all.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                <bdi>{account}</bdi>
              </span>
            ) : (
              <button type="button" className={styles.stepBack} onClick={() => onGo(memberId)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

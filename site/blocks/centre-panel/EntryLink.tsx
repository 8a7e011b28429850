import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useText, type ShownEntry } from '#site/assembler/sdk/view.ts';
import { CountBadge } from '#ui';
import { CentreLink } from './CentreLink.tsx';
import * as styles from './CentrePanel.css.ts';
import { iconOf } from './icons.ts';

/** What links of entries report to the center. */
export interface Selecting {
  /** Called on pointer intent, before the entry at this address is selected. */
  readonly onPoint: (address: string) => void;
  readonly onChoose: (page: string) => void;
}

interface EntryLinkProps extends Selecting {
  readonly address: string;
  readonly item: ShownEntry['item'];
  /** Number on the badge. */
  readonly count: number;
  readonly current: boolean;
  /** A row of the menu, or a tile of the hub. */
  readonly variant: 'row' | 'tile';
}

/** A label whose words with a hyphen stay on one line. */
const hyphensWhole = (label: string): readonly ReactNode[] =>
  label.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.hyphened}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Memoized: re-rendering all thirteen links on a slow phone cost more than rendering the entry. */
export const EntryLink = memo(function EntryLink({ address, item, count, current, variant, onPoint, onChoose }: EntryLinkProps): ReactNode {
  const { t } = useTranslation('centre');
  const text = useText();
  const Icon = iconOf(item.icon);
  const point = (): void => onPoint(address);
  return (
    <li data-item={address}>
      <CentreLink
        page={item.page}
        className={styles.entry[variant]}
        current={current}
        onChoose={onChoose}
        onPointerEnter={point}
        // A press also focuses: prerendering again would restart the render in progress.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
      >
        {Icon && (
          <span className={styles.icon[variant]}>
            <Icon size={variant === 'tile' ? 22 : 20} aria-hidden="true" />
          </span>
        )}
        <span className={styles.label[variant]}>{variant === 'tile' ? hyphensWhole(text(item.label)) : text(item.label)}</span>
        <CountBadge count={count} label={t('waiting', { 0: count })} className={styles.count[variant]} />
      </CentreLink>
    </li>
  );
});

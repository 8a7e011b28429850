import { useLocation } from 'wouter';

import { useMenu, useText } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Heading } from '#ui';
import * as styles from './MenuDrawer.css.ts';

interface DrawerMenuProps {
  /** Id of a file in `menus/`. */
  readonly menu: string;
  /** Above the entries. */
  readonly title?: string;
  /** Names the entries for screen readers where there is no title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A menu's entries, one under the other; `null` without entries. */
export function DrawerMenu({ menu, title, name, onClose }: DrawerMenuProps) {
  const text = useText();
  const entries = useMenu(menu);
  const [path] = useLocation();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={name}>
      {title !== undefined && (
        <Heading level={3} size="sm" className={styles.title}>
          {title}
        </Heading>
      )}
      <ul className={styles.entries}>
        {entries.map(({ address, item }) => (
          <li key={address} data-item={address}>
            <SiteLink href={item.to} className={styles.entry} aria-current={item.to === path ? 'page' : undefined} onClick={onClose}>
              <Icon name={iconNamed(item.icon)} size={22} />
              {text(item.label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMenuPlaces, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { registerBottomBar } from '#ui/theme/stickyHeader.ts';
import * as styles from './BottomBar.css.ts';
import type { Props } from './schema.ts';

/** Main navigation at the bottom of narrow screens. Wide screens use the header instead. */
export default function BottomBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const text = useText();
  const { isKnown } = useVendors();
  const entries = useMenuPlaces(props.menu, isKnown);
  const [path] = useLocation();
  if (entries.length === 0) return null;
  const emphasized = props.emphasis.find((wanted) => entries.some(({ id }) => id === wanted));
  return (
    <>
      <div className={styles.clearance} data-shape={props.shape} />
      <nav ref={registerBottomBar} className={styles.bar} data-shape={props.shape} aria-label={t('quick_menu')}>
        <ul className={styles.entries}>
          {entries.map(({ id, address, item, coming }) => (
            <li key={address} data-item={address} className={styles.place} data-pending={coming} data-emphasis={id === emphasized}>
              <SiteLink href={item.to} className={styles.entry} aria-current={item.to === path ? 'page' : undefined}>
                <span className={styles.icon}>
                  <Icon name={iconNamed(item.icon)} size={22} />
                </span>
                <span className={styles.label}>{text(item.label)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

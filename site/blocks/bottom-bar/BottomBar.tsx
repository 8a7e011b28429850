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
  return (
    <>
      <div className={styles.clearance} />
      <nav ref={registerBottomBar} className={styles.bar} aria-label={t('quick_menu')}>
        <ul className={styles.entries}>
          {entries.map(({ address, item, coming }) => (
            <li key={address} className={styles.place} data-pending={coming}>
              <SiteLink href={item.to} className={styles.entry} aria-current={item.to === path ? 'page' : undefined}>
                <Icon name={iconNamed(item.icon)} size={22} />
                <span className={styles.label}>{text(item.label)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

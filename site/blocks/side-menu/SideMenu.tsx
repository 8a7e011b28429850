import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMenuPlaces, useText, type BlockProps, type LinkItem } from '#site/assembler/sdk/view.ts';
import { entryVendors, vendorAddress, type EntryVendors } from '#site/features/games/entryVendors.ts';
import { VendorLogo } from '#site/features/games/VendorLogo.tsx';
import { useLane, useVendors } from '#site/features/games/vendors.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { IconButton } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SideMenu.css.ts';

/** Vertical site menu. Categories expand to their vendors, one at a time; the current page's category is open. */
export default function SideMenu({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const { isKnown } = useVendors();
  const places = useMenuPlaces(props.menu, isKnown);
  const [path] = useLocation();
  // Manually opened category, until the page changes. An entry is identified by its vendors' page.
  const [opened, setOpened] = useState<{ readonly at: string; readonly page: string | null }>({ at: path, page: path });
  const open = opened.at === path ? opened.page : path;
  return (
    <nav className={styles.menu} aria-label={t('side_menu')}>
      <ul className={styles.entries}>
        {places.map(({ address, item, coming }) => {
          const below = entryVendors(item);
          const isOpen = below?.page === open;
          return (
            <Entry
              key={address}
              item={item}
              below={below}
              coming={coming}
              current={item.to === path}
              open={isOpen}
              onToggle={() => setOpened({ at: path, page: isOpen ? null : (below?.page ?? null) })}
              vendors={props.vendorsPerCategory}
            />
          );
        })}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly item: LinkItem;
  readonly below: EntryVendors | undefined;
  readonly coming: boolean;
  readonly current: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly vendors: number;
}

function Entry({ item, below, coming, current, open, onToggle, vendors }: EntryProps) {
  const { t } = useTranslation();
  const text = useText();
  const list = useId();
  return (
    <li className={styles.place} data-pending={coming}>
      <div className={styles.line}>
        <SiteLink href={item.to} className={styles.entry} aria-current={current ? 'page' : undefined}>
          <Icon name={iconNamed(item.icon)} />
          {text(item.label)}
        </SiteLink>
        {below && (
          <IconButton
            size="sm"
            className={styles.toggle}
            aria-label={t('vendors_of', { 0: text(item.label) })}
            aria-expanded={open}
            {...(open ? { 'aria-controls': list } : {})}
            onClick={onToggle}
          >
            <ChevronDown size={16} />
          </IconButton>
        )}
      </div>
      {open && below && <Vendors id={list} below={below} count={vendors} />}
    </li>
  );
}

interface VendorsProps {
  readonly id: string;
  readonly below: EntryVendors;
  readonly count: number;
}

function Vendors({ id, below, count }: VendorsProps) {
  const { t } = useTranslation();
  const { lane } = useLane(below.category);
  const cards = lane?.cards ?? [];
  return (
    <ul id={id} className={styles.vendors}>
      {cards.slice(0, count).map((card) => (
        <li key={card.vassalage}>
          <SiteLink href={vendorAddress(below, card)} className={styles.vendor}>
            <VendorLogo path={card.smallIcon} size={24} />
            {card.displayName}
          </SiteLink>
        </li>
      ))}
      {cards.length > count && (
        <li>
          <SiteLink href={below.page} className={styles.vendor}>
            {t('more')}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMenuPlaces, useText, type BlockProps, type MenuPlace } from '#site/assembler/sdk/view.ts';
import { entryVendors } from '#site/features/games/entryVendors.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { IconButton } from '#ui';
import { Category } from './Category.tsx';
import type { Props } from './schema.ts';
import * as styles from './SideMenu.css.ts';
import { useFolded } from './useFolded.ts';
import { Vendors } from './Vendors.tsx';

/**
 * Vertical site menu. In a lobby: the lists and vendors of its category, and all entries as tiles below. Elsewhere: categories that expand
 * to their vendors, one at a time. Folded, which only styles decide: the entries alone, as a rail of tiles.
 */
export default function SideMenu({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const { isKnown } = useVendors();
  const places = useMenuPlaces(props.menu, isKnown);
  const [path] = useLocation();
  const [opened, setOpened] = useState<string | null>(null);
  const current = places.find(({ item }) => entryVendors(item)?.page === path);
  const short = props.open === 'never' || (props.open === 'lobby' && !current);
  const [folded, toggle] = useFolded(short);
  return (
    <nav className={styles.menu} aria-label={t('side_menu')} data-short={short}>
      <IconButton size="sm" className={styles.fold} aria-label={t('side_menu')} aria-expanded={!folded} onClick={toggle}>
        <ChevronDown size={18} />
      </IconButton>
      {current && <Category key={path} item={current.item} lists={props.lists} count={props.vendorsPerCategory} />}
      <ul className={styles.entries} data-tiles={current !== undefined}>
        {places.map((place) => (
          <Entry
            key={place.address}
            place={place}
            current={place.item.to === path}
            open={place.address === opened}
            onToggle={() => setOpened(place.address === opened ? null : place.address)}
            vendors={props.vendorsPerCategory}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly place: MenuPlace;
  readonly current: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly vendors: number;
}

function Entry({ place: { address, item, coming }, current, open, onToggle, vendors }: EntryProps) {
  const { t } = useTranslation();
  const text = useText();
  const list = useId();
  const below = entryVendors(item);
  return (
    <li data-item={address} className={styles.place} data-pending={coming}>
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

import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useMenuPlaces, useText, type LinkItem } from '#site/assembler/sdk/view.ts';
import { entryVendors, vendorAddress, type EntryVendors } from '#site/features/games/entryVendors.ts';
import { VendorLogo } from '#site/features/games/VendorLogo.tsx';
import { useLane, useVendors } from '#site/features/games/vendors.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { Badge, Button, IconButton } from '#ui';
import * as styles from './Header.css.ts';
import { IntentMenu } from '#site/components/IntentMenu.tsx';
import { useFitting } from './useFitting.ts';

interface MainMenuProps {
  /** Id of a file in `menus/`. */
  readonly id: string;
  /** Number of vendors in a category's dropdown, before "More". */
  readonly vendors: number;
  /** Vertical instead of horizontal. */
  readonly vertical: boolean;
}

/**
 * The main menu. Entries of categories are pending until their vendors are known. A game category opens a dropdown of its vendors. Overflowing entries
 * move into "More".
 */
export function MainMenu({ id, vendors, vertical }: MainMenuProps) {
  const { t } = useTranslation();
  const { isKnown } = useVendors();
  const entries = useMenuPlaces(id, isKnown);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, vertical ? 0 : entries.length);
  const rest = entries.slice(fitting);
  return (
    <nav className={vertical ? styles.verticalMenu : styles.menu} aria-label={t('main_menu')}>
      <ul ref={list} className={vertical ? styles.verticalEntries : styles.entries}>
        {entries.map(({ address, item, coming }, place) => (
          <li key={address} data-item={address} className={styles.entry} data-pending={coming} data-hidden={place >= fitting}>
            <EntryLink item={item} />
            <CategoryMenu item={item} vendors={vendors} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && <More entries={rest.map(({ item }) => item)} />}
    </nav>
  );
}

function CategoryMenu({ item, vendors }: { readonly item: LinkItem; readonly vendors: number }) {
  const below = entryVendors(item);
  return below && <VendorMenu item={item} below={below} vendors={vendors} />;
}

function EntryLink({ item }: { readonly item: LinkItem }) {
  const text = useText();
  const [path] = useLocation();
  return (
    <SiteLink href={item.to} className={styles.entryLink} aria-current={item.to === path ? 'page' : undefined}>
      <Icon name={iconNamed(item.icon)} />
      {text(item.label)}
    </SiteLink>
  );
}

function More({ entries }: { readonly entries: readonly LinkItem[] }) {
  const { t } = useTranslation();
  const text = useText();
  const [path] = useLocation();
  return (
    <IntentMenu
      align="end"
      trigger={
        <Button
          variant="ghost"
          className={styles.more}
          aria-current={entries.some(({ to }) => to === path)}
          iconEnd={<ChevronDown size={16} />}
        >
          {t('more')}
        </Button>
      }
      items={entries.map((item) => ({ label: text(item.label), icon: <Icon name={iconNamed(item.icon)} />, href: item.to }))}
    />
  );
}

interface VendorMenuProps {
  readonly item: LinkItem;
  readonly below: EntryVendors;
  readonly vendors: number;
}

/** The first vendors of a category with logos; "More" links to all of them. */
function VendorMenu({ item, below, vendors }: VendorMenuProps) {
  const { t } = useTranslation();
  const text = useText();
  const { lane, isPending } = useLane(below.category);
  const button = (
    <IconButton size="sm" className={styles.vendorsButton} data-coming={isPending} aria-label={t('vendors_of', { 0: text(item.label) })}>
      <ChevronDown size={16} />
    </IconButton>
  );
  if (isPending) return button;
  if (lane === undefined || lane.cards.length === 0) return null;
  const first = lane.cards.slice(0, vendors).map((card) => ({
    label: card.displayName,
    icon: <VendorLogo path={card.smallIcon} size={56} />,
    href: vendorAddress(below, card),
    ...(card.isHot === 1 ? { badge: <Badge tone="highlight">{t('hot')}</Badge> } : {}),
  }));
  return (
    <IntentMenu
      openOnHover
      variant="panel"
      trigger={button}
      items={[...first, { label: t('more'), href: below.page, icon: <Icon name={iconNamed(item.icon)} size={32} /> }]}
    />
  );
}

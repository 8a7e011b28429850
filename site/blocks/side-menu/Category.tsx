import { useSearch } from 'wouter';

import { useText, type LinkItem } from '#site/assembler/sdk/view.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { entryVendors } from '#site/features/games/entryVendors.ts';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import type { Props } from './schema.ts';
import * as styles from './SideMenu.css.ts';
import { Vendors } from './Vendors.tsx';

interface CategoryProps {
  readonly item: LinkItem;
  readonly lists: Props['lists'];
  /** Vendors before "More". */
  readonly count: number;
}

/** The page's category: its lists, where its page is a lobby, and its vendors. */
export function Category({ item, lists, count }: CategoryProps) {
  const text = useText();
  const query = new URLSearchParams(useSearch());
  const below = entryVendors(item);
  if (!below) return null;
  const isLobby = item.to === below.page;
  return (
    <div className={styles.category}>
      <p className={styles.title}>{text(item.label)}</p>
      {isLobby && lists.length > 0 && (
        <ul className={styles.vendors}>
          {lists.map(({ list, label, icon }) => (
            <li key={list}>
              <SiteLink
                href={`${item.to}?list=${list}`}
                className={styles.vendor}
                aria-current={query.get('list') === list ? 'page' : undefined}
              >
                <Icon name={iconNamed(icon)} />
                {text(label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <Vendors below={below} count={count} />
    </div>
  );
}

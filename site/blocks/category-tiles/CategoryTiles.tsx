import { useTranslation } from 'react-i18next';

import { useMenu, useText, type BlockProps } from '#site/assembler/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useVendors } from '#site/shared/games/vendors.ts';
import { Icon, iconNamed } from '#site/shared/Icon.tsx';
import { SiteLink } from '#site/shared/SiteLink.tsx';
import { CategoryArt } from './art.tsx';
import * as styles from './CategoryTiles.css.ts';
import { columnsOf, lastSpan } from './columns.ts';
import type { Props } from './schema.ts';

/** The game categories of a menu, each with its drawing and how many vendors it has. */
export default function CategoryTiles({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const text = useText();
  const { lanes } = useVendors();
  const entries = useMenu(props.menu).filter(({ item }) => item.category !== undefined);
  const vendorsOf = (category: string | undefined): number => lanes.find(({ title }) => title === category)?.cards.length ?? 0;

  const hasFeatured = entries.some(({ item }) => item.category === props.featured);

  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul
        className={styles.tiles}
        data-look={props.look}
        data-columns={columnsOf(entries.length, hasFeatured)}
        data-last={lastSpan(entries.length, hasFeatured)}
      >
        {entries.map(({ address, item }) => {
          const vendors = vendorsOf(item.category);
          return (
            <li key={address} className={`${styles.place} ${styles.last}`} data-featured={item.category === props.featured}>
              <SiteLink href={item.to} className={styles.tile} data-look={props.look} data-category={item.category}>
                {props.look === 'tile' ? (
                  <span className={styles.picture}>
                    <CategoryArt category={item.category ?? ''} />
                  </span>
                ) : (
                  <Icon name={iconNamed(item.icon)} size={22} />
                )}
                <span className={styles.caption}>
                  <span className={styles.name}>{text(item.label)}</span>
                  {props.look === 'tile' && vendors > 0 && (
                    <span className={styles.vendors}>{t('vendors_count', { 0: formatCount(vendors) })}</span>
                  )}
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

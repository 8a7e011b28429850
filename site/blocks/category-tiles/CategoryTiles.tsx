import { useTranslation } from 'react-i18next';

import { useMenu, useText, type BlockProps } from '#site/assembler/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useVendors } from '#site/shared/games/vendors.ts';
import { Icon, iconNamed } from '#site/shared/Icon.tsx';
import { SiteLink } from '#site/shared/SiteLink.tsx';
import { CategoryArt } from './CategoryArt.tsx';
import { Skeleton } from '#ui';
import * as styles from './CategoryTiles.css.ts';
import { columnsOf, lastSpan } from './columns.ts';
import type { Props } from './schema.ts';

/** Tiles drawn while vendors are on their way: all nine categories. */
const WAITING = 9;

/** The game categories of a menu, each with its drawing and how many vendors it has. */
export default function CategoryTiles({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const text = useText();
  const { lanes, isPending } = useVendors();
  const entries = useMenu(props.menu).filter(({ item }) => item.category !== undefined);
  const vendorsOf = (category: string | undefined): number => lanes.find(({ title }) => title === category)?.cards.length ?? 0;

  const hasFeatured = entries.some(({ item }) => item.category === props.featured);

  if (entries.length === 0) return isPending ? <Waiting look={props.look} featured={props.featured !== undefined} /> : null;
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

/** In the place that the tiles will take, so that nothing below them moves. */
function Waiting({ look, featured }: { readonly look: Props['look']; readonly featured: boolean }) {
  return (
    <div className={styles.tiles} data-look={look} data-columns={columnsOf(WAITING, featured)} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, place) => (
        <span key={place} className={styles.place} data-featured={featured && place === 0}>
          <span className={styles.waiting} data-look={look}>
            <Skeleton height="100%" />
          </span>
        </span>
      ))}
    </div>
  );
}

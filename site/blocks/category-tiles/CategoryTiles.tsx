import { useTranslation } from 'react-i18next';

import { useMenuPlaces, useText, type BlockProps, type LinkItem } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { useVendors } from '#site/features/games/vendors.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { CategoryArt } from './CategoryArt.tsx';
import { Skeleton, Stack } from '#ui';
import * as styles from './CategoryTiles.css.ts';
import { columnsOf, lastSpan } from './columns.ts';
import type { Props } from './schema.ts';

/** The game categories of a menu, with illustration and number of vendors. */
export default function CategoryTiles({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const { lanes, isKnown, isPending } = useVendors();
  const entries = useMenuPlaces(props.menu, isKnown).filter(({ item }) => item.category !== undefined);
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
        {entries.map(({ address, item, coming }) => (
          <li
            key={address}
            data-item={address}
            className={`${styles.place} ${styles.last}`}
            data-featured={item.category === props.featured}
          >
            {coming && isPending ? (
              <Waiting look={props.look} />
            ) : (
              <Tile item={item} look={props.look} vendors={vendorsOf(item.category)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TileProps {
  readonly item: LinkItem;
  readonly look: Props['look'];
  /** Number of vendors; 0 until known. */
  readonly vendors: number;
}

function Tile({ item, look, vendors }: TileProps) {
  const { t } = useTranslation();
  const text = useText();
  return (
    <SiteLink href={item.to} className={styles.tile} data-look={look} data-category={item.category}>
      {look === 'tile' ? (
        <span className={styles.picture}>
          <CategoryArt category={item.category ?? ''} />
        </span>
      ) : (
        <Icon name={iconNamed(item.icon)} size={22} />
      )}
      <Stack as="span" gap="xxs">
        <span className={styles.name}>{text(item.label)}</span>
        {look === 'tile' && vendors > 0 && <span className={styles.vendors}>{t('vendors_count', { 0: formatCount(vendors) })}</span>}
      </Stack>
    </SiteLink>
  );
}

/** Placeholder of a tile's size, to avoid layout shift. */
function Waiting({ look }: Pick<Props, 'look'>) {
  return (
    <span className={styles.waiting} data-look={look} aria-hidden="true">
      <Skeleton />
    </span>
  );
}

import { Skeleton } from '#ui';
import type { Tile } from './columns.ts';
import * as styles from './GameGrid.css.ts';

/** Placeholder tiles. */
export function GridSkeleton({ count, columns, tile }: { readonly count: number; readonly columns: number; readonly tile: Tile }) {
  return (
    <div aria-hidden="true" className={styles.fluidGrid[tile][columns]}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.waitingTile} data-shape={tile}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

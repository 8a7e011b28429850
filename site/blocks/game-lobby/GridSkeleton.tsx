import { useRef } from 'react';

import { Skeleton } from '#ui';
import { columnsFor, type Tile } from './columns.ts';
import * as styles from './GameGrid.css.ts';
import { rowStyle, usePlace } from './usePlace.ts';

/** Tiles where games will be. */
export function GridSkeleton({ count, columns, tile }: { readonly count: number; readonly columns: number; readonly tile: Tile }) {
  const list = useRef<HTMLDivElement>(null);
  const { width } = usePlace(list);
  return (
    <div ref={list} aria-hidden="true" className={styles.waiting} style={rowStyle(0, columnsFor(width, columns, tile))}>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.waitingTile} data-shape={tile}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, startTransition, useEffect, useState } from 'react';

import type { Game } from '#site/api/contract/games.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { useFavorites } from '#site/features/games/useFavorites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { columnsFor, rowHeight, type Tile } from './columns.ts';
import * as styles from './GameGrid.css.ts';
import { rowStyle } from './usePlace.ts';

interface GameGridProps {
  readonly games: readonly Game[];
  /** Size of the whole list; `undefined` while unknown. */
  readonly total: number | undefined;
  readonly label: string;
  readonly columns: number;
  readonly tile: Tile;
  /** Width of the list, in CSS pixels. */
  readonly width: number;
  /** Offset of the list from the top of the page, in CSS pixels. */
  readonly top: number;
}

/**
 * Overscan: rows rendered beyond each edge of the viewport, so that fast scrolling shows tiles. They render one by one after the visible
 * rows.
 */
const OVERSCAN = 4;

/** A new row uses its estimated height until its layout is done: measuring sooner would force a synchronous layout. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined, rows: Virtualizer<Window, HTMLElement>): number {
  if (entry) return measureElement(row, entry, rows);
  const index = rows.indexFromElement(row);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

/** Virtualized: only the rows near the viewport are rendered. */
export const GameGrid = memo(function GameGrid({ games, total, label, columns: wanted, tile, width, top }: GameGridProps) {
  const launch = useLaunch();
  const favorites = useFavorites();
  const columns = columnsFor(width, wanted, tile);
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan((rows) => Math.min(rows + 1, OVERSCAN))), [overscan]);
  // The window's size, known from the start, so that rows render concurrently with the list; measured later, all of them would render
  // synchronously.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  // oxlint-disable-next-line react/incompatible-library -- no value of the virtualizer is passed to a memoized component
  const virtual = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeight(width, columns, tile),
    // Rows of another width have other keys, which discards their measurements.
    getItemKey: (row) => `${columns}-${Math.round(width)}-${row}`,
    measureElement: heightOf,
    overscan,
    scrollMargin: top,
    initialRect,
    // The browser's event; the fallback timer would force a layout during rendering.
    useScrollendEvent: true,
  });

  return (
    <div role="list" aria-label={label} className={styles.list} style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          role="presentation"
          className={styles.row}
          style={rowStyle(start - top, columns)}
        >
          {games.slice(index * columns, (index + 1) * columns).map((game, place) => (
            <div key={game.nodeId} role="listitem" aria-posinset={index * columns + place + 1} aria-setsize={total ?? -1}>
              <GameCard game={game} shape={tile} onLaunch={launch} favorites={favorites} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

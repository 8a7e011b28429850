import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, startTransition, useEffect, useState } from 'react';

import type { Game } from '#site/api/contract/games.ts';
import { GameCard } from '#site/features/games/GameCard.tsx';
import { useFavourites } from '#site/features/games/useFavourites.ts';
import { useLaunch } from '#site/features/games/useLaunch.ts';
import { columnsFor, rowHeight, type Tile } from './columns.ts';
import * as styles from './GameGrid.css.ts';
import { rowStyle } from './usePlace.ts';

interface GameGridProps {
  readonly games: readonly Game[];
  /** Of the whole list; `undefined` while not known. */
  readonly total: number | undefined;
  readonly label: string;
  readonly columns: number;
  readonly tile: Tile;
  /** Of the list, in CSS pixels. */
  readonly width: number;
  /** Of the list, from the top of the page, in CSS pixels. */
  readonly top: number;
}

/** Rows drawn beyond each edge of the window, so that a fling of the finger meets tiles; once those in the window are there, one by one. */
const OVERSCAN = 4;

/** A new row is as high as was reckoned until it has been laid out: to measure it sooner would lay the page out once more. */
function heightOf(row: HTMLElement, entry: ResizeObserverEntry | undefined, rows: Virtualizer<Window, HTMLElement>): number {
  if (entry) return measureElement(row, entry, rows);
  const index = rows.indexFromElement(row);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

/** Any number of games: only the rows near the window are in the page. */
export const GameGrid = memo(function GameGrid({ games, total, label, columns: wanted, tile, width, top }: GameGridProps) {
  const launch = useLaunch();
  const favourites = useFavourites();
  const columns = columnsFor(width, wanted, tile);
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan((rows) => Math.min(rows + 1, OVERSCAN))), [overscan]);
  // The window's: known from the start, rows are drawn with the list, in small pieces; found out afterwards, all of them in one.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  // oxlint-disable-next-line react/incompatible-library -- nothing of the virtualizer goes to a memoised component
  const virtual = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeight(width, columns, tile),
    // Rows of another width are other rows: what was measured of the old ones is forgotten.
    getItemKey: (row) => `${columns}-${Math.round(width)}-${row}`,
    measureElement: heightOf,
    overscan,
    scrollMargin: top,
    initialRect,
    // Told by the browser, in its own time; a timer would read the place of the page in the midst of what is being drawn.
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
              <GameCard game={game} shape={tile} onLaunch={launch} favourites={favourites} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

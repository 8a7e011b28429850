import { useCallback, useState, type CSSProperties, type RefCallback } from 'react';

import { GAP } from './columns.ts';

/** Style of a row of tiles, `offset` CSS pixels below the top of the list. */
export function rowStyle(offset: number, columns: number): CSSProperties {
  return {
    transform: `translateY(${offset}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: GAP,
    paddingBlockEnd: GAP,
  };
}

interface Place {
  /** CSS pixels; 0 until known. */
  readonly width: number;
  /** Offset from the top of the page, in CSS pixels. */
  readonly top: number;
}

/** Position and width of the element with the ref, updated when the page's layout changes. */
export function usePlace(): readonly [ref: RefCallback<HTMLElement>, place: Place] {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect();
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((last) => (last.width === next.width && last.top === next.top ? last : next));
    });
    // Content that loads above moves the element and increases the page's height.
    observer.observe(document.body);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, place];
}

import { useCallback, useState, type CSSProperties, type RefCallback } from 'react';

import { GAP } from './columns.ts';

/** How tiles stand in a row, `offset` CSS pixels below the top of the list. */
export function rowStyle(offset: number, columns: number): CSSProperties {
  return {
    transform: `translateY(${offset}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: GAP,
    paddingBlockEnd: GAP,
  };
}

interface Place {
  /** CSS pixels; 0 until it is known. */
  readonly width: number;
  /** From the top of the page, in CSS pixels. */
  readonly top: number;
}

/** Where the element that takes the ref stands, kept true while the page around it changes. */
export function usePlace(): readonly [ref: RefCallback<HTMLElement>, place: Place] {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect();
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((last) => (last.width === next.width && last.top === next.top ? last : next));
    });
    // What loads above it moves it, and makes the page higher.
    observer.observe(document.body);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, place];
}

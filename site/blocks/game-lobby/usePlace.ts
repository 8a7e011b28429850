import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

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

/** Width of an element and its distance from the top of the page, in CSS pixels, kept true while the page around it changes. */
export function usePlace(element: RefObject<HTMLElement | null>): { readonly width: number; readonly top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((last) => (last.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    // What loads above the list moves it, and makes the page higher.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}

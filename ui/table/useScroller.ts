import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { markMore } from '../private/markMore.ts';

interface Scroller {
  /** Of the element around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the table is larger than its place, so that it has to scroll there. */
  scrolls: boolean;
}

/**
 * Watches a table in its place, by measuring. On the scroller it keeps `data-more`, which tells at which ends columns are
 * out of sight (`start`, `end`, `both`, `none`), and the width of a table that is wider than its place in `--pf-table-width`.
 */
export function useScroller(): Scroller {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const place = scroller.current;
    const content = place?.firstElementChild;
    if (!place || !content) return undefined;
    const mark = (): void => markMore(place);
    const measure = (): void => {
      const isWider = place.scrollWidth > place.clientWidth;
      setScrolls(isWider || place.scrollHeight > place.clientHeight);
      mark();
      // All of the table is styled anew by it, so it is written where it says something. Rounded down: what is as wide as this
      // must not make the table's place wider.
      if (isWider) place.style.setProperty('--pf-table-width', `${Math.floor(content.getBoundingClientRect().width)}px`);
      else place.style.removeProperty('--pf-table-width');
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(place);
    sizes.observe(content);
    place.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      place.removeEventListener('scroll', mark);
    };
  }, []);

  return { scroller, scrolls };
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { markOverflow } from '../private/markOverflow.ts';

interface Scroller {
  /** Of the element around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the table is larger than its place, so that it has to scroll there. */
  scrolls: boolean;
}

/**
 * Watches a table in its place, by measuring. On the scroller it keeps `data-overflow`, which tells at which ends columns are
 * out of sight (`start`, `end`, `both`, `none`), and where they differ from the place's own, the widths of the table in
 * `--pf-table-width` and of what can be seen of it in `--pf-table-sight`.
 */
export function useScroller(): Scroller {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const place = scroller.current;
    const content = place?.firstElementChild;
    if (!place || !content) return undefined;
    const mark = (): void => markOverflow(place);
    // All of the table is styled anew by these, so they are written where they say something.
    const say = (property: string, width: number): void => {
      if (width === place.offsetWidth) place.style.removeProperty(property);
      else place.style.setProperty(property, `${width}px`);
    };
    const measure = (): void => {
      // The table's own width, which nothing decided here changes: `scrollWidth` has the covers of rows in it. Rounded down: a cover
      // as wide as this must not make the table's place wider.
      const width = Math.floor(parseFloat(getComputedStyle(content).inlineSize));
      const isWider = width > place.clientWidth;
      setScrolls(isWider || ('bounded' in place.dataset && place.scrollHeight > place.clientHeight));
      say('--pf-table-width', width);
      say('--pf-table-sight', place.clientWidth);
      mark();
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

'use client';

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { markOverflow } from '../private/markOverflow.ts';

interface Scroller {
  /** Ref to the element around the table. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the table is larger than its container, so that it has to scroll. */
  scrolls: boolean;
}

/**
 * Measures a table in its container. Sets `data-overflow` on the scroller: the ends with hidden columns (`start`,
 * `end`, `both`, `none`), and, if they differ from the container's width, the width of the table in `--pf-table-width`
 * and of its visible part in `--pf-table-sight`.
 */
export function useScroller(): Scroller {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const place = scroller.current;
    const content = place?.firstElementChild;
    if (!place || !content) return undefined;
    const mark = (): void => markOverflow(place);
    // They invalidate the styles of the whole table, so they are only set if needed.
    const say = (property: string, width: number): void => {
      if (width === place.offsetWidth) place.style.removeProperty(property);
      else place.style.setProperty(property, `${width}px`);
    };
    const measure = (): void => {
      // The table's own width, which does not depend on the outcome: `scrollWidth` includes the rows' hit areas.
      // Rounded down: a hit area of this width must not widen the container.
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

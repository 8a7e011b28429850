import { useLayoutEffect, useRef, type RefObject } from 'react';

interface TabListRefs {
  list: RefObject<HTMLDivElement | null>;
  indicator: RefObject<HTMLSpanElement | null>;
}

/**
 * Keeps the moving mark under the chosen tab, that tab in sight, and `data-more` on the list telling at which ends tabs
 * are out of sight (`start`, `end`, `both`). Works by measuring, so it follows fonts, languages and widths.
 * @param value the chosen tab; a change moves the mark
 */
export function useTabList(value: string): TabListRefs {
  const list = useRef<HTMLDivElement>(null);
  const indicator = useRef<HTMLSpanElement>(null);
  const inSight = useRef<string>(undefined);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const place = (): void => {
      const tab = tabOf(element, value);
      placeIndicator(tab, indicator.current);
      if (tab && inSight.current !== value) bringIntoSight(element, tab);
      inSight.current = value;
      markOverflow(element);
    };
    // It reports before the first paint and after the layout: measuring here would have the page laid out twice.
    const observer = new ResizeObserver(place);
    for (const node of [element, ...element.querySelectorAll('[role=tab]')]) observer.observe(node);
    const onScroll = (): void => markOverflow(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
    // After every render, since the tabs themselves may be others.
  });

  return { list, indicator };
}

const tabOf = (list: HTMLElement, value: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);

/** Scrolls the list only: `scrollIntoView` would move the page too. */
function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}

function placeIndicator(tab: HTMLElement | null, indicator: HTMLElement | null): void {
  if (!indicator) return;
  indicator.hidden = !tab;
  if (tab) Object.assign(indicator.style, { left: `${tab.offsetLeft}px`, width: `${tab.offsetWidth}px` });
}

function markOverflow(list: HTMLElement): void {
  // Negative from right to left.
  const before = Math.abs(list.scrollLeft);
  const after = list.scrollWidth - list.clientWidth - before;
  const more = [before > 1 && 'start', after > 1 && 'end'].filter((end) => end !== false);
  list.dataset['more'] = more.length === 2 ? 'both' : (more[0] ?? 'none');
}

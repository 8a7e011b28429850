import { useLayoutEffect, useRef, type RefObject } from 'react';

import { markOverflow } from '../private/markOverflow.ts';

/**
 * Scrolls the selected tab into view, animates its mark from the tab selected before, and sets `data-overflow` on the list: at
 * which ends tabs are out of view (`start`, `end`, `both`). It measures, so it follows fonts, languages and widths.
 * @param value the selected tab; a change moves the mark
 */
export function useTabList(value: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLElement>(null);
  /** The tab last brought into sight, its width, which another font changes, and the width that it was brought into. */
  const inSight = useRef<string>(undefined);

  useLayoutEffect(() => {
    const tab = list.current && tabOf(list.current, value);
    if (tab && chosen.current?.isConnected && chosen.current !== tab) sendMark(chosen.current, tab);
    chosen.current = tab;
  }, [value]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const tab = tabOf(element, value);
      const wanted = `${value} ${tab?.offsetWidth} ${element.clientWidth}`;
      if (tab && inSight.current !== wanted && element.scrollWidth > element.clientWidth) bringIntoSight(element, tab);
      inSight.current = wanted;
      markOverflow(element);
    };
    // It reports before the first paint and after the layout: measuring here would have the page laid out twice.
    const observer = new ResizeObserver(measure);
    for (const node of [element, ...element.querySelectorAll('[role=tab]')]) observer.observe(node);
    const onScroll = (): void => markOverflow(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
    // After every render, since the tabs themselves may be others.
  });

  return list;
}

const tabOf = (list: HTMLElement, value: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);

/** Tells a tab's mark where to come from: the other tab, seen from this one. Left and right as on the screen. */
function sendMark(from: HTMLElement, to: HTMLElement): void {
  to.style.setProperty('--pf-mark-from', `${from.offsetLeft - to.offsetLeft}px`);
  to.style.setProperty('--pf-mark-from-width', `${from.offsetWidth}px`);
  to.dataset['moved'] = '';
}

/** Scrolls the list only: `scrollIntoView` would move the page too. */
function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}

'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

import { markOverflow } from '../private/markOverflow.ts';

/**
 * Scrolls the selected tab into view, animates its indicator from the previous tab, and sets `data-overflow` on the
 * list: the ends with hidden tabs (`start`, `end`, `both`). It measures, so it follows fonts, languages and widths.
 * @param value the selected tab; a change moves the indicator
 */
export function useTabList(value: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLElement>(null);
  /** The tab last scrolled into view, its width, which depends on the font, and the list's width at that time. */
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
    // Reports before the first paint and after layout: measuring here would force a second layout.
    const observer = new ResizeObserver(measure);
    for (const node of [element, ...element.querySelectorAll('[role=tab]')]) observer.observe(node);
    const onScroll = (): void => markOverflow(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
    // After every render, since the tabs may have changed.
  });

  return list;
}

const tabOf = (list: HTMLElement, value: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[role=tab][data-value="${CSS.escape(value)}"]`);

/**
 * Sets the start of an indicator's animation: the previous tab's position relative to this one. Physical left and
 * right.
 */
function sendMark(from: HTMLElement, to: HTMLElement): void {
  to.style.setProperty('--pf-mark-from', `${from.offsetLeft - to.offsetLeft}px`);
  to.style.setProperty('--pf-mark-from-width', `${from.offsetWidth}px`);
  to.dataset['moved'] = '';
}

/** Scrolls the list only: `scrollIntoView` would scroll the page too. */
function bringIntoSight(list: HTMLElement, tab: HTMLElement): void {
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}

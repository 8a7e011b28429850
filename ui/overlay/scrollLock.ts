'use client';

import { useEffect } from 'react';

import { afterPaint } from '../private/afterPaint.ts';

/** Number of open overlays of a page, and the function that releases its scroll lock. */
const locks = new WeakMap<Document, { holders: number; release: () => void }>();

/** Called when an overlay has opened or closed, on any page. */
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of open overlays of a page. */
export const openOverlays = (page: Document): number => locks.get(page)?.holders ?? 0;

/**
 * Locks the page's scrolling while `locked`, if it can scroll at all, and restores its scroll position afterwards,
 * unless the player has navigated meanwhile. Sets styles through the CSSOM only, which a strict content security policy
 * allows.
 */
export function useScrollLock(locked: boolean, container: HTMLElement | undefined): void {
  useEffect(() => {
    if (!locked) return undefined;
    const page = container?.ownerDocument ?? document;
    const lock = locks.get(page) ?? { holders: 0, release: afterPaint(() => lockPage(page)) };
    lock.holders += 1;
    locks.set(page, lock);
    tell();
    return () => {
      lock.holders -= 1;
      if (lock.holders === 0) {
        locks.delete(page);
        lock.release();
      }
      tell();
    };
  }, [locked, container]);
}

function lockPage(page: Document): () => void {
  const { documentElement: root, body } = page;
  const window = page.defaultView ?? globalThis.window;
  const { scrollX, scrollY } = window;
  const { pathname } = window.location;
  const scrolls = root.scrollHeight > root.clientHeight;
  // Width of the scrollbar or its gutter: not `clientWidth`, which excludes the gutter.
  const gutter = window.innerWidth - root.offsetWidth;
  const restore = [
    // Replaces the scrollbar gutter by padding, so that the backdrop covers the whole width and nothing shifts.
    ...(gutter > 0 ? [setStyle(root, 'scrollbar-gutter', 'auto'), setStyle(body, 'padding-inline-end', `${gutter}px`)] : []),
    ...(scrolls ? [setStyle(root, 'overflow', 'hidden')] : []),
  ];
  return () => {
    for (const undo of restore) undo();
    if (scrolls && window.location.pathname === pathname) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Sets an inline style and returns a function that restores the previous value. */
function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before);
}

import { useEffect } from 'react';

import { afterPaint } from '../private/afterPaint.ts';

/** How many overlays are open on a page, and what lets it scroll again when the last one closes. */
const locks = new WeakMap<Document, { holders: number; release: () => void }>();

/** Told when an overlay has opened or closed, on whichever page. */
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many overlays are open on a page now. */
export const openOverlays = (page: Document): number => locks.get(page)?.holders ?? 0;

/**
 * Stops the page from scrolling while `locked`, if it can scroll at all, and puts it back where it was afterwards,
 * unless the player has gone to another page meanwhile. Sets styles through the object model only, which a strict
 * content security policy allows.
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
  // Of the scrollbar, or kept for one: not `clientWidth`, which leaves out the latter.
  const gutter = window.innerWidth - root.offsetWidth;
  const restore = [
    // The room kept for the scrollbar moves into the page, so that the cover reaches the screen's edge and nothing shifts.
    ...(gutter > 0 ? [setStyle(root, 'scrollbar-gutter', 'auto'), setStyle(body, 'padding-inline-end', `${gutter}px`)] : []),
    ...(scrolls ? [setStyle(root, 'overflow', 'hidden')] : []),
  ];
  return () => {
    for (const undo of restore) undo();
    if (scrolls && window.location.pathname === pathname) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Sets an inline style and returns how to put back what was there. */
function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before);
}

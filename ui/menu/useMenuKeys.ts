import { useRef, type KeyboardEvent } from 'react';

import { isShortcut } from '../private/shortcut.ts';
import { createTypeahead } from '../private/typeahead.ts';

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The items that can be chosen, in their order. */
export function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')];
}

/** The keys of an open menu: arrows, Home and End move and go round, typing jumps, Tab leaves. */
export function useMenuKeys(onLeave: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const find = useRef(createTypeahead());
  return (event) => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === event.currentTarget.ownerDocument.activeElement);
    const move = moves[event.key];
    const typed = event.key.length === 1 && event.key !== ' ' && !isShortcut(event);
    const labels = items.map((item) => item.dataset['label'] ?? '');
    const next = move ? move(at, items.length) : typed ? find.current(event.key, labels, at) : undefined;
    // A link is pressed by Enter alone; in a menu the space bar presses too.
    const pressed = event.key === ' ' && items[at]?.matches('a') ? items[at] : undefined;
    if (event.key === 'Tab') onLeave();
    if (move || pressed) event.preventDefault();
    pressed?.click();
    if (next !== undefined) items[next]?.focus();
  };
}

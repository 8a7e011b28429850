import { useRef, type KeyboardEvent } from 'react';

import { isShortcut } from '#ui';
import { rovingTarget } from './rovingTarget.ts';

/** Moves focus to the balls' tab stop when the pressed button becomes disabled. */
export function focusBalls(from: Element | null | undefined): void {
  const pressed = document.activeElement;
  // Only for keyboard users.
  if (pressed?.matches(':focus-visible') === true) from?.querySelector<HTMLElement>('[role=group] button[tabindex="0"]')?.focus();
}

/** A grid of buttons with one tab stop: arrow keys, Home and End move inside it. */
export function useRoving() {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const [first] = buttons;
    if (from < 0 || first === undefined || grid.current === null) return;
    // Number of columns, which depends on the width.
    const columns = buttons.filter(({ offsetTop }) => offsetTop === first.offsetTop).length;
    const rtl = getComputedStyle(grid.current).direction === 'rtl';
    const to = rovingTarget(event.key, from, buttons.length, columns, rtl);
    if (to === undefined) return;
    event.preventDefault();
    buttons.forEach((button, place) => {
      button.tabIndex = place === to ? 0 : -1;
    });
    buttons[to]?.focus();
  };
  return [grid, onKeyDown] as const;
}

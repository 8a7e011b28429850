import { useRef, type KeyboardEvent } from 'react';

/** How far a key moves, in places or rows. */
const MOVES: Readonly<Record<string, (columns: number, rtl: boolean) => number>> = {
  ArrowRight: (_, rtl) => (rtl ? -1 : 1),
  ArrowLeft: (_, rtl) => (rtl ? 1 : -1),
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Where a key leads from a place in a grid; stays where there is nothing beyond. */
export function rovingTarget(key: string, from: number, count: number, columns: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const to = MOVES[key]?.(columns, rtl);
  if (to === undefined) return undefined;
  return from + to >= 0 && from + to < count ? from + to : from;
}

/** A grid of buttons as one stop of Tab: arrow keys, Home and End move inside it. */
export function useRoving() {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const [first] = buttons;
    if (from < 0 || first === undefined || grid.current === null) return;
    // As many as stand in the first row, which depends on the width.
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

'use client';

import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/**
 * How long the mouse hovers before a menu opens, and may leave before it closes: short, but longer than crossing it.
 */
const hoverOpenMs = 90;
const hoverCloseMs = 180;

export interface HoverIntent {
  /** Calls back after the mouse has hovered long enough. */
  readonly enter: (event: PointerEvent, onRest: () => void) => void;
  /** Calls back after the mouse has been away long enough. */
  readonly leave: (event: PointerEvent, onGone: () => void) => void;
  /** Cancels both, e.g. on a press. */
  readonly cancel: () => void;
}

/** Delays opening on hover until it is intended. Mouse only; touch and pens press. */
export function useHoverIntent(): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo<HoverIntent>(() => {
    const cancel = (): void => clearTimeout(timer.current);
    const after =
      (delay: number): HoverIntent['enter'] =>
      (event, call) => {
        if (event.pointerType !== 'mouse') return;
        cancel();
        timer.current = setTimeout(call, delay);
      };
    return { enter: after(hoverOpenMs), leave: after(hoverCloseMs), cancel };
  }, []);
}

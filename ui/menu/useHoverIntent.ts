import { useEffect, useMemo, useRef, type PointerEvent } from 'react';

/** How long the mouse rests before a menu opens, and may stray before it closes. Ours: short, but longer than crossing it. */
const hoverOpenMs = 90;
const hoverCloseMs = 180;

export interface HoverIntent {
  /** Calls back once the mouse that enters has rested. */
  readonly enter: (event: PointerEvent, onRest: () => void) => void;
  /** Calls back once the mouse that leaves has been away for long enough. */
  readonly leave: (event: PointerEvent, onGone: () => void) => void;
  /** For when something else decides, e.g. a press. */
  readonly cancel: () => void;
}

/** What opens on hover waits until the mouse means it. Only a mouse hovers; fingers and pens press. */
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

import { useEffect, useRef, type PointerEvent } from 'react';

/** How long the mouse rests before a menu opens, and may stray before it closes. Ours: short, but longer than crossing it. */
const hoverOpenMs = 90;
const hoverCloseMs = 180;

export interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Handlers for what opens by hovering. Only a mouse hovers; fingers and pens press. */
export function useHoverIntent(setOpen: (open: boolean) => void): HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (open: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  return { onPointerEnter: later(true, hoverOpenMs), onPointerLeave: later(false, hoverCloseMs) };
}

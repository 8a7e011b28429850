import { useLayoutEffect, useRef } from 'react';

/** Opener of an overlay that is unmounting: one that takes its place in the same commit finds the focus on the body. */
let handover: Element | null = null;

export interface FocusReturn {
  /** Remembers which element has the focus. Call before focus moves into the overlay. */
  remember: (page: Document) => void;
  /** Focuses that element, unless something else has taken the focus. */
  restore: (page: Document) => void;
}

/** Returns focus to what had it before an overlay opened; Radix returns it to its own trigger only. */
export function useFocusReturn(open: boolean): FocusReturn {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => {
      handover = opener.current;
    };
  }, [open]);
  return {
    remember(page) {
      opener.current = page.activeElement === page.body ? handover : page.activeElement;
    },
    restore(page) {
      handover = null;
      if (page.activeElement === page.body && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

'use client';

import { useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';

/** The control that was pressed last, unless the focus has moved since: Safari does not focus buttons on click. */
let pressed: Element | null = null;

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest(CONTROLS) : null;
  };
  const leave = ({ target }: Event): void => {
    if (target !== pressed) pressed = null;
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('focusin', leave, options);
}

/** Opener of an overlay that is unmounting: one that replaces it in the same commit finds the focus on the body. */
let handover: Element | null = null;

export interface FocusReturn {
  /** Stores the focused element. Call before focus moves into the overlay. */
  remember: (page: Document) => void;
  /** Focuses that element, unless another one has been focused. */
  restore: (page: Document) => void;
}

/** Returns focus to the element focused before an overlay opened; Radix returns it to its own trigger only. */
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
      const lastPressed = pressed?.isConnected === true ? pressed : handover;
      opener.current = page.activeElement === page.body ? lastPressed : page.activeElement;
    },
    restore(page) {
      handover = null;
      if (page.activeElement === page.body && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

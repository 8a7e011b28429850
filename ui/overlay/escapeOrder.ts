'use client';

import { createContext, use, useCallback, useEffect, useEffectEvent, useRef } from 'react';

type Escape = () => void;
/** Puts what Escape does in an open overlay above the surrounding one; the result takes it away. */
type Enter = (escape: Escape) => () => void;

/** The surrounding overlay. */
export const EscapeOrder = createContext<Enter | null>(null);

/**
 * Escape closes the innermost overlay. Radix asks the one that registered last: the outer one, once Suspense has hidden
 * both and shown them again.
 */
export function useEscapeOrder(open: boolean, escape: Escape): { readonly onEscape: Escape; readonly enter: Enter } {
  const around = use(EscapeOrder);
  const inside = useRef<readonly Escape[]>([]);
  const onEscape = (): void => (inside.current.at(-1) ?? escape)();
  const fromAround = useEffectEvent(onEscape);
  useEffect(() => (open ? around?.(() => fromAround()) : undefined), [around, open]);
  const enter = useCallback<Enter>((one) => {
    inside.current = [...inside.current, one];
    return () => {
      inside.current = inside.current.filter((other) => other !== one);
    };
  }, []);
  return { onEscape, enter };
}

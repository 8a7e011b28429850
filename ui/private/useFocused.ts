'use client';

import { useEffect, useState } from 'react';

import { containsFocus } from './containsFocus.ts';

/**
 * The focused element of a part, as reported by its handlers, until it unmounts: React fires no blur then, and neither
 * do some browsers.
 */
export function useFocused(): readonly [Element | undefined, (focused: Element | undefined) => void] {
  const [focused, setFocused] = useState<Element>();
  useEffect(() => {
    if (!focused) return undefined;
    const look = new MutationObserver(() => {
      if (!containsFocus(focused)) setFocused(undefined);
    });
    look.observe(focused.ownerDocument, { childList: true, subtree: true });
    return () => look.disconnect();
  }, [focused]);
  return [focused, setFocused];
}

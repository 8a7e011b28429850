import { useEffect, useState } from 'react';

import { containsFocus } from './containsFocus.ts';

/**
 * What has the focus of a part, as its handlers say it, until it is taken off the page: React tells nobody of the blur that this brings,
 * and some browsers send none.
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

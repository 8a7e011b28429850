'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';

const no = (): boolean => false;

/** Whether a CSS media query matches now; false on a server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => listOf(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list().addEventListener('change', changed);
      return () => list().removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list().matches, no);
}

/** Created in a browser only, and once: it costs more than most renders of its users. */
function listOf(query: string): () => MediaQueryList {
  let list: MediaQueryList | undefined;
  return () => (list ??= matchMedia(query));
}

/** Whether reduced motion is preferred. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is in the background. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, no);
}

'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only a browser has, read on each render. On a server, and until the page is hydrated, `fallback`: both
 * render the same.
 */
export function useBrowserValue<Value extends string | boolean>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback);
}

/** False on a server and until the page is hydrated. */
export function useIsHydrated(): boolean {
  return useBrowserValue<boolean>(() => true, false);
}

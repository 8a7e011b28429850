import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while its HTML is hydrated, and true from then on; at once where a component first renders in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The page on screen: lags behind the route until the next page has rendered. */
import { createContext, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Assembled } from './assemble.ts';
import { useGiven, useSiteState } from './context.ts';

const DeferredContext = createContext<Assembled | null>(null);

/** Provides the page on screen. */
export function DeferredPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { assembled } = useDeferredUntilRendered(
    useSiteState((state) => state),
    ({ facts }) => facts.route,
  );
  return <DeferredContext value={assembled}>{children}</DeferredContext>;
}

export const useDeferredPage = (): Assembled => useGiven(DeferredContext);

/**
 * `now`, deferred while another page renders: the navigation renders concurrently, so the page stays responsive. Any other change,
 * and everything before the first paint, applies at once.
 * @param pageOf what tells one page from another
 */
export function useDeferredUntilRendered<T>(now: T, pageOf: (value: T) => unknown): T {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const deferred = useDeferredValue(now);
  return isPainted && pageOf(now) !== pageOf(deferred) ? deferred : now;
}

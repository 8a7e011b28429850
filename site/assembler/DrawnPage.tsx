/** Which page is on screen. It comes to be that of the facts as soon as it has been drawn. */
import { createContext, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Assembled } from './assemble.ts';
import { useGiven, useSiteState } from './context.ts';

const DrawnContext = createContext<Assembled | null>(null);

/** Lets what is inside see the page that is drawn. */
export function DrawnPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { assembled } = useDrawn(
    useSiteState((state) => state),
    ({ facts }) => facts.route,
  );
  return <DrawnContext value={assembled}>{children}</DrawnContext>;
}

export const useDrawnPage = (): Assembled => useGiven(DrawnContext);

/**
 * What is on screen of `now`. A page that takes the place of another is drawn in small pieces, between which a slow phone answers, and
 * shown when it is whole; whatever else changes is drawn at once, and so is what comes before anything was seen.
 * @param pageOf what tells one page from another
 */
export function useDrawn<T>(now: T, pageOf: (value: T) => unknown): T {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSeen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const drawn = useDeferredValue(now);
  return isSeen && pageOf(now) !== pageOf(drawn) ? drawn : now;
}

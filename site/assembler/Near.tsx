import { useEffect, useRef, type ReactNode } from 'react';

/** A block waits for this long in sight before its code is asked for: while a page fills, what is below passes through. */
const SETTLE_MS = 400;
/** How far below the window a block begins to load, as a share of the window's height. */
const AHEAD = '10%';

/** The page is at rest: what is looked at first has long arrived. */
const REST_MS = 2500;

interface RestedProps {
  /** What stands in the block's place meanwhile. */
  readonly children: ReactNode;
  readonly onRest: () => void;
}

/** Tells when the page has come to rest. */
export function Rested({ children, onRest }: RestedProps): ReactNode {
  const tell = useRef(onRest);
  useEffect(() => {
    const timer = setTimeout(tell.current, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

interface NearProps {
  /** What stands in the block's place meanwhile. */
  readonly children: ReactNode;
  readonly onNear: () => void;
}

/** Tells when its place has come into sight, or just below it. */
export function Near({ children, onNear }: NearProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(settled);
        if (entries.at(-1)?.isIntersecting) settled = setTimeout(() => tell.current(), SETTLE_MS);
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, []);
  return <div ref={place}>{children}</div>;
}

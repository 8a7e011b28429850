import { useEffect, useRef, type ReactNode } from 'react';

/** How long a block stays in the viewport before it loads: while a page fills, blocks further down pass through. */
const VISIBLE_MS = 400;
/** How far below the viewport a block begins to load, as a share of its height. */
const AHEAD = '10%';

/** The page is idle: what is looked at first has long arrived. */
const IDLE_MS = 2500;

interface LazyProps {
  /** The placeholder. */
  readonly children: ReactNode;
  readonly onLoad: () => void;
}

/** Shows the placeholder, and calls `onLoad` once the page is idle. */
export function LazyWhenIdle({ children, onLoad }: LazyProps): ReactNode {
  const load = useRef(onLoad);
  useEffect(() => {
    const timer = setTimeout(load.current, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** Calls `onVisible` each time the element has come into the viewport, or just below it; returns how to stop. */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onVisible, VISIBLE_MS);
    },
    { rootMargin: `0px 0px ${AHEAD}` },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Shows the placeholder, and calls `onLoad` once it is in the viewport, or just below it. */
export function LazyWhenVisible({ children, onLoad }: LazyProps): ReactNode {
  const placeholder = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => (placeholder.current ? whenVisible(placeholder.current, () => load.current()) : undefined), []);
  return <div ref={placeholder}>{children}</div>;
}

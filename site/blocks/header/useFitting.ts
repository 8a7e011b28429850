import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Number of a list's children that fit into its first line; all of them until measured. The list wraps and shows one line. Measures
 * before paint, and again when the list or its texts change in size.
 * @param count number of children; another number measures again, 0 measures nothing
 */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const line = list.current;
    if (line === null || count === 0) return undefined;
    const measure = (): void => {
      const tops = [...line.children].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0));
      const wrapped = tops.findIndex((top) => top > (tops[0] ?? 0));
      setFitting(wrapped === -1 ? Infinity : wrapped);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    for (const child of line.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}

import { PAGE_TOP } from './pageEdges.css.ts';

/**
 * For the `ref` of a header that stays at the top of what its parent holds: tells all of that how high it is, however many lines
 * it takes. One that stands at the side keeps nothing of the top.
 */
export function tellPageTop(header: HTMLElement | null): (() => void) | undefined {
  const parent = header?.parentElement;
  if (!header || !parent) return undefined;
  let frame = 0;
  // Laid out, not seen: while an overlay comes, it is drawn smaller.
  const sizes = new ResizeObserver(([entry]) => {
    const { blockSize = 0, inlineSize = 0 } = entry?.borderBoxSize[0] ?? {};
    const top = `${inlineSize > parent.clientWidth / 2 ? blockSize : 0}px`;
    cancelAnimationFrame(frame);
    if (getComputedStyle(parent).getPropertyValue(PAGE_TOP) === top) return;
    // All that the parent holds is styled anew by it, and nothing sticks before it is scrolled: this frame's picture goes first.
    frame = requestAnimationFrame(() => parent.style.setProperty(PAGE_TOP, top));
  });
  sizes.observe(header);
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    parent.style.removeProperty(PAGE_TOP);
  };
}

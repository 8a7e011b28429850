import { PAGE_BOTTOM, PAGE_TOP } from './pageEdges.css.ts';

/**
 * For the `ref` of a header that stays at the top of what its parent holds: tells all of that how high it is, however many lines
 * it takes. One that stands at the side keeps nothing of the top.
 */
export function registerStickyHeader(header: HTMLElement | null): (() => void) | undefined {
  const parent = header?.parentElement;
  if (!header || !parent) return undefined;
  return tellHeight(header, parent, PAGE_TOP, ({ blockSize, inlineSize }) => (inlineSize > parent.clientWidth / 2 ? blockSize : 0));
}

/** For the `ref` of a bar that stays at the bottom of the page: tells the page how high it is, with large text too. */
export function tellPageBottom(bar: HTMLElement | null): (() => void) | undefined {
  return bar ? tellHeight(bar, bar.ownerDocument.documentElement, PAGE_BOTTOM, ({ blockSize }) => blockSize) : undefined;
}

function tellHeight(
  element: HTMLElement,
  holder: HTMLElement,
  property: string,
  heightOf: (size: ResizeObserverSize) => number,
): () => void {
  let frame = 0;
  // Laid out, not seen: while an overlay comes, it is drawn smaller.
  const sizes = new ResizeObserver(([entry]) => {
    const height = `${heightOf(entry?.borderBoxSize[0] ?? { blockSize: 0, inlineSize: 0 })}px`;
    cancelAnimationFrame(frame);
    if (getComputedStyle(holder).getPropertyValue(property) === height) return;
    // All that the holder holds is styled anew by it, and nothing sticks before it is scrolled: this frame's picture goes first.
    frame = requestAnimationFrame(() => holder.style.setProperty(property, height));
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    holder.style.removeProperty(property);
  };
}

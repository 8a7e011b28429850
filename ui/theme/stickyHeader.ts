import { PAGE_BOTTOM, PAGE_TOP } from './pageEdges.css.ts';

/**
 * For the `ref` of a sticky header: sets its height on its parent, whatever its number of lines. A header at the side
 * reserves no space at the top.
 */
export function registerStickyHeader(header: HTMLElement | null): (() => void) | undefined {
  const parent = header?.parentElement;
  if (!header || !parent) return undefined;
  return tellHeight(header, parent, PAGE_TOP, ({ blockSize, inlineSize }) => (inlineSize > parent.clientWidth / 2 ? blockSize : 0));
}

/** For the `ref` of a fixed bottom bar: sets its height on the page, including enlarged text. */
export function registerBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  return bar ? tellHeight(bar, bar.ownerDocument.documentElement, PAGE_BOTTOM, ({ blockSize }) => blockSize) : undefined;
}

function tellHeight(
  element: HTMLElement,
  holder: HTMLElement,
  property: string,
  heightOf: (size: ResizeObserverSize) => number,
): () => void {
  let frame = 0;
  // Layout size, not the visual one: an overlay is scaled down while it opens.
  const sizes = new ResizeObserver(([entry]) => {
    const height = `${heightOf(entry?.borderBoxSize[0] ?? { blockSize: 0, inlineSize: 0 })}px`;
    cancelAnimationFrame(frame);
    if (getComputedStyle(holder).getPropertyValue(property) === height) return;
    // Invalidates the styles of the whole container, and nothing sticks before scrolling: deferred to the next frame.
    frame = requestAnimationFrame(() => holder.style.setProperty(property, height));
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    holder.style.removeProperty(property);
  };
}

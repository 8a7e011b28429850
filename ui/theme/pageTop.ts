/**
 * The variable that says how much of its top a page, or an overlay's own scroller, keeps for a header: where what sticks to
 * the top stops. `tellPageTop` says it.
 */
export const PAGE_TOP = '--pf-page-top';

/** For `inset-block-start`. */
export const belowHeader = `var(${PAGE_TOP}, 0px)`;

/**
 * For the `ref` of a header that stays at the top of what its parent holds: tells all of that how high it is, however many lines
 * it takes. One that stands at the side keeps nothing of the top.
 */
export function tellPageTop(header: HTMLElement | null): (() => void) | undefined {
  const parent = header?.parentElement;
  if (!header || !parent) return undefined;
  // Laid out, not seen: while an overlay comes, it is drawn smaller.
  const sizes = new ResizeObserver(([entry]) => {
    const { blockSize = 0, inlineSize = 0 } = entry?.borderBoxSize[0] ?? {};
    const isAcross = inlineSize > parent.clientWidth / 2;
    parent.style.setProperty(PAGE_TOP, `${isAcross ? blockSize : 0}px`);
  });
  sizes.observe(header);
  return () => {
    sizes.disconnect();
    parent.style.removeProperty(PAGE_TOP);
  };
}

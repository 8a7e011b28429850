import { onceDrawn } from '../private/onceDrawn.ts';
import { PAGE_TOP } from './pageTop.css.ts';

/**
 * For the `ref` of a header that stays at the top of what its parent holds: tells all of that how high it is, however many lines
 * it takes. One that stands at the side keeps nothing of the top.
 */
export function tellPageTop(header: HTMLElement | null): (() => void) | undefined {
  const parent = header?.parentElement;
  if (!header || !parent) return undefined;
  let callOff: (() => void) | undefined;
  // Laid out, not seen: while an overlay comes, it is drawn smaller.
  const sizes = new ResizeObserver(([entry]) => {
    const { blockSize = 0, inlineSize = 0 } = entry?.borderBoxSize[0] ?? {};
    const isAcross = inlineSize > parent.clientWidth / 2;
    const top = `${isAcross ? blockSize : 0}px`;
    callOff?.();
    if (getComputedStyle(parent).getPropertyValue(PAGE_TOP) === top) return;
    // All that the parent holds is styled anew by it, and nothing sticks before it is scrolled: the picture goes first.
    callOff = onceDrawn(() => parent.style.setProperty(PAGE_TOP, top));
  });
  sizes.observe(header);
  return () => {
    sizes.disconnect();
    callOff?.();
    parent.style.removeProperty(PAGE_TOP);
  };
}

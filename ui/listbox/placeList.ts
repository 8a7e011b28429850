import { place } from './placement.ts';

/** Px. A list with less room than this is no use: rather than fold it up over its field, the page scrolls down to it. */
const LEAST_HEIGHT = 180;
/** Px. How wide a list gets for the sake of long rows under a narrow field; under a wider one rows wrap at its width. */
const GROWS_TO = 300;
/** Px between a list and the edges of what is seen. */
const MARGIN = 8;

/**
 * Puts an open list where it can be seen: over its field where there is no room below, and further from its field's
 * start where it is too wide. Unlike a layer of the page it stays in its place in the document, where an overlay's hold
 * on the focus includes it.
 * @param list inside the positioned box of its field, which it measures itself by
 */
export function placeList(list: HTMLElement): void {
  const field = list.offsetParent?.getBoundingClientRect();
  if (!field) return;
  const seen = seenAround(list);
  // As wide as its field in any case, also where that gets narrower while the list is open: a phone that is turned.
  list.style.maxInlineSize = `max(100%, ${Math.min(GROWS_TO, seen.width - 2 * MARGIN)}px)`;

  const anchor = new DOMRect(field.x - seen.x, field.y - seen.y, field.width, field.height);
  const direction = getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr';
  const { width, height } = list.getBoundingClientRect();
  const { left, maxHeight, side } = place(anchor, { width, height }, seen, { align: 'start', direction });
  list.dataset['side'] = maxHeight < LEAST_HEIGHT ? 'below' : side;
  list.style.maxBlockSize = `${Math.max(maxHeight, LEAST_HEIGHT)}px`;
  list.style.insetInlineStart = `${direction === 'ltr' ? left - anchor.left : anchor.right - left - width}px`;

  list.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The part of the window that no box around the list cuts off. */
function seenAround(list: HTMLElement): DOMRect {
  const { body, documentElement: root } = list.ownerDocument;
  // The root's own box leaves out the gutter that is kept free for a scrollbar.
  let { left, right } = root.getBoundingClientRect();
  let top = 0;
  let bottom = root.clientHeight;
  for (let box = list.parentElement; box && box !== body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const rect = box.getBoundingClientRect();
    top = Math.max(top, rect.top);
    right = Math.min(right, rect.right);
    bottom = Math.min(bottom, rect.bottom);
    left = Math.max(left, rect.left);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

import { place } from './placement.ts';

/** Px. Minimum useful height: with less space, the page scrolls to the list. */
const LEAST_HEIGHT = 180;
/** Px. Maximum width of a list with long rows under a narrow field; under a wider one rows wrap at its width. */
const GROWS_TO = 300;
/** Px between a list and the edges of the visible area. */
const MARGIN = 8;

/**
 * Positions an open list in the visible area: above its field if there is no space below, and shifted if it is too
 * wide. It stays in its position in the DOM, where an overlay's focus trap includes it.
 * @param list inside the positioned box of its field, whose width it uses
 */
export function placeList(list: HTMLElement): void {
  const field = list.offsetParent?.getBoundingClientRect();
  if (!field) return;
  const seen = seenAround(list);
  // At least as wide as its field, also when that changes while the list is open: a rotated phone.
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

/** The part of the viewport that no surrounding box clips. */
function seenAround(list: HTMLElement): DOMRect {
  const { body, documentElement: root } = list.ownerDocument;
  // The root's box excludes the scrollbar gutter.
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

import * as styles from './frame.css.ts';
import { elementsOf, itemsAround } from './items.ts';

type Labels = Readonly<Record<string, string>>;

/** Of a press, which is not the site's while the operator selects. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'auxclick'] as const;

/**
 * Outlines the item under the pointer with its label, and reports a press on it.
 * @param select hears the pressed item and those around it, the outermost first
 * @returns what switches it on, with the labels of the items that can be selected by address, or off
 */
export function createPicker(select: (items: readonly string[]) => void): (labels: Labels | null) => void {
  let labels: Labels | null = null;
  const outline = document.createElement('div');
  outline.className = styles.outline;
  outline.ariaHidden = 'true';

  const itemsAt = (target: EventTarget | null): readonly string[] =>
    target instanceof Element ? itemsAround(target).filter((address) => labels?.[address] !== undefined) : [];
  const point = ({ target }: Event): void => {
    const address = itemsAt(target).at(-1);
    const elements = address === undefined ? [] : elementsOf(address);
    const element = elements.find((one) => target instanceof Element && one.contains(target)) ?? elements[0];
    outline.replaceChildren();
    if (address === undefined || !element) return;
    const name = document.createElement('span');
    name.className = styles.name;
    name.textContent = labels?.[address] ?? '';
    outline.append(name);
    const { x, y, width, height } = boxOf(element);
    Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  };
  const press = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const items = event.type === 'click' ? itemsAt(event.target) : [];
    if (items.length > 0) select(items);
  };
  const leave = (): void => outline.replaceChildren();

  return (next) => {
    const wasOn = labels !== null;
    labels = next;
    if (wasOn === (next !== null)) return;
    const change = next === null ? 'removeEventListener' : 'addEventListener';
    window[change]('pointermove', point, { capture: true });
    document[change]('pointerleave', leave);
    for (const type of PRESSES) window[change](type, press, { capture: true, passive: false });
    if (next === null) outline.remove();
    else document.body.append(outline);
  };
}

/** Of all that is in it, where an element has no box of its own. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

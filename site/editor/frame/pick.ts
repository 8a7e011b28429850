import * as styles from './frame.css.ts';

type Labels = Readonly<Record<string, string>>;

/** Of a press, which is not the site's while the operator selects. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'auxclick'] as const;

/**
 * Outlines the block under the pointer with its label, and reports a press on it.
 * @returns what switches it on, with the labels of the blocks that can be selected by address, or off
 */
export function createPicker(select: (address: string) => void): (labels: Labels | null) => void {
  let labels: Labels | null = null;
  const outline = document.createElement('div');
  outline.className = styles.outline;
  outline.ariaHidden = 'true';

  const point = ({ target }: Event): void => {
    const block = blockAround(target, labels ?? {});
    outline.replaceChildren();
    if (!block) return;
    const name = document.createElement('span');
    name.className = styles.name;
    name.textContent = block.label;
    outline.append(name);
    const { x, y, width, height } = boxOf(block.element);
    Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  };
  const press = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const block = event.type === 'click' ? blockAround(event.target, labels ?? {}) : undefined;
    if (block) select(block.address);
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

function blockAround(target: EventTarget | null, labels: Labels) {
  let element = target instanceof Element ? target.closest('[data-cfg]') : null;
  for (; element; element = element.parentElement?.closest('[data-cfg]') ?? null) {
    const address = element.getAttribute('data-cfg') ?? '';
    const label = labels[address];
    if (label !== undefined) return { element, address, label };
  }
  return undefined;
}

/** Of all that is in a block: its own element may have no box. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

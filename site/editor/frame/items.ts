/** Which items of config a part of the site renders: blocks say so by `data-cfg`, what they list by `data-item`, tabs by their value. */

const ITEM = '[data-cfg], [data-item]';
const TAB = '[role="tab"][data-value]';
/** Of a tab of registration; base names each by its value. */
const TAB_ADDRESS = 'registration#tabs.';

/** The addresses of the items that an element is in, the outermost first. */
export function itemsAround(element: Element): readonly string[] {
  const tab = element.closest<HTMLElement>(TAB)?.dataset['value'];
  const found = tab === undefined ? [] : [TAB_ADDRESS + tab];
  // What is pressed may be the label of a field.
  const pressed = element.closest('label')?.control ?? element;
  for (let item = pressed.closest<HTMLElement>(ITEM); item; item = item.parentElement?.closest<HTMLElement>(ITEM) ?? null) {
    found.unshift(item.dataset['item'] ?? item.dataset['cfg'] ?? '');
  }
  return found;
}

/** The elements of the item at an address: a menu can be on a page more than once. */
export function elementsOf(address: string): readonly Element[] {
  const [, tab] = address.split(TAB_ADDRESS);
  const name = CSS.escape(tab ?? address);
  return [
    ...document.querySelectorAll(tab === undefined ? `[data-cfg="${name}"], [data-item="${name}"]` : `[role="tab"][data-value="${name}"]`),
  ];
}

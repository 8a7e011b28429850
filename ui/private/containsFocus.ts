/** Whether the focus is still on it or in it after a blur, as in a window that goes behind another: then it has not been left. */
export function containsFocus(element: Element): boolean {
  return element.contains(element.ownerDocument.activeElement);
}

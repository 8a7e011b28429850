/** Whether the focus is still on or in the element after a blur, as when the window loses focus. */
export function containsFocus(element: Element): boolean {
  return element.contains(element.ownerDocument.activeElement);
}

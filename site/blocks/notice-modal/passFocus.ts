/**
 * Moves focus from a button that was just disabled to a sibling; otherwise the keyboard would restart at the top of the page. Call it in
 * a layout effect, before the browser removes the focus.
 * @param within container of the button and its siblings
 */
export function passFocus(within: Element | null): void {
  const pressed = document.activeElement;
  if (within?.contains(pressed) === true && pressed?.matches(':disabled') === true) {
    within.querySelector<HTMLElement>('button:enabled')?.focus();
  }
}

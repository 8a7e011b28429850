/**
 * Gives on the focus of a button that has just been disabled, as it was the last step in its direction: the keyboard would begin at the
 * top of the page. To be called in a layout effect, before the browser takes the focus away.
 * @param within what holds the button, and others that can be pressed
 */
export function passFocus(within: Element | null): void {
  const pressed = document.activeElement;
  if (within?.contains(pressed) === true && pressed?.matches(':disabled') === true) {
    within.querySelector<HTMLElement>('button:enabled')?.focus();
  }
}

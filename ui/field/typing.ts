/** Replaces part of a native input's text as if the user had typed: React and form libraries are notified. */
export function enterText(input: HTMLInputElement, text: string, start = 0, end = input.value.length): void {
  // Not by `value`: React tracks that setter, and would ignore the change.
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

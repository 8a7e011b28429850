/** Replaces part of a native input's text as if the player had typed: React and form libraries hear of it. */
export function enterText(input: HTMLInputElement, text: string, start = 0, end = input.value.length): void {
  // Not by `value`: React watches that setter, and takes what it is set to as known.
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

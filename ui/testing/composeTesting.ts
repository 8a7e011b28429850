import { cdp } from 'vitest/browser';

/** Types into the focused element like an input method: each step replaces the previous one, and `end` is inserted. */
export async function compose(steps: readonly string[], end: string): Promise<void> {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await cdp().send('Input.insertText', { text: end });
}

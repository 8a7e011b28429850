import { cdp } from 'vitest/browser';

/** Types into what has the focus as an input method does: each step replaces the one before, and `end` is put in. */
export async function compose(steps: readonly string[], end: string): Promise<void> {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await cdp().send('Input.insertText', { text: end });
}

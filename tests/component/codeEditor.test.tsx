import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CodeEditor } from '#site/editor/code/CodeEditor.tsx';

/** Every text comes back this much later, in milliseconds. */
const LATE_MS = 400;

/** A panel that is slow: what was typed comes back late, one text after the other. */
function SlowPanel({ onTyped }: { readonly onTyped: (text: string) => void }) {
  const [{ text, given }, setState] = useState({ text: '1', given: 0 });
  const give = (next: string) => setState((now) => ({ text: next, given: now.given + 1 }));
  return (
    <>
      <button onClick={() => give('1')}>revert</button>
      <button onClick={() => give('12')}>apply</button>
      <CodeEditor
        label="Overlay"
        text={text}
        given={given}
        onChange={(next) => {
          onTyped(next);
          setTimeout(() => setState((now) => ({ ...now, text: next })), LATE_MS);
        }}
      />
    </>
  );
}

const editor = () => page.getByRole('textbox', { name: 'Overlay' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the editor', () => {
  afterEach(cleanup);

  it('[CFG-17] leaves what is typed as it is typed, there and back and there again, while texts of before come back', async () => {
    const onTyped = vi.fn<(text: string) => void>();
    render(<SlowPanel onTyped={onTyped} />);
    await editor().click();
    await userEvent.keyboard('{End}2{Backspace}2{Backspace}2');
    await new Promise((resolve) => setTimeout(resolve, 2 * LATE_MS));
    await expect.element(editor()).toHaveTextContent('12');
    expect(onTyped.mock.calls.flat()).toEqual(['12', '1', '12', '1', '12']);
  });

  it('[CFG-17] takes what is given, also what was typed before, and does not tell it as typed', async () => {
    const onTyped = vi.fn<(text: string) => void>();
    render(<SlowPanel onTyped={onTyped} />);
    await editor().click();
    await userEvent.keyboard('{End}2{Backspace}');
    await press('apply');
    await expect.element(editor()).toHaveTextContent('12');
    await press('revert');
    await expect.element(editor()).toHaveTextContent(/^1$/);
    expect(onTyped.mock.calls.flat()).toEqual(['12', '1']);
  });
});

import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Modal } from '../modal/Modal.tsx';

function Page(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(true)}>
        Log in
      </button>
      <Modal name="login" title="Log in" open={open} onClose={() => setOpen(false)}>
        …
      </Modal>
    </>
  );
}

describe('focus that an overlay returns', () => {
  afterEach(cleanup);

  it('[UI-3] returns focus to the button that opened it by mouse, also if the press does not focus it, as in Safari', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Log in' });
    await userEvent.click(opener);
    await vi.waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

import '../theme/base.css.ts';

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from './axe.ts';
import { afterPaint } from '../private/afterPaint.ts';
import type { CloseReason } from '../overlay/Overlay.tsx';
import { settled, watchHiddenFocus } from './overlayTesting.ts';

/** An overlay as the suite drives it: named "Suite" and holding the children. */
export type SuiteOverlay = ComponentType<{ open: boolean; onClose: (reason: CloseReason) => void; children: ReactNode }>;

/** Tests common to modal, dialog and drawer. Run by the test file of each. */
export function overlaySuite(name: string, Overlay: SuiteOverlay, role: 'dialog' | 'alertdialog'): void {
  const onClose = vi.fn<(reason: CloseReason) => void>();

  /** A page taller than the viewport, a button that opens, and an overlay that closes on request. */
  function Harness(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <main style={{ blockSize: 3000 }}>
        <h1 style={{ marginBlockStart: 400 }}>Page</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Overlay
          open={open}
          onClose={(reason) => {
            onClose(reason);
            setOpen(false);
          }}
        >
          <input aria-label="Amount" />
        </Overlay>
      </main>
    );
  }

  const opened = async (): Promise<HTMLElement> => {
    render(
      <StrictMode>
        <Harness />
      </StrictMode>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const overlay = await screen.findByRole(role, { name: 'Suite' });
    // It takes the focus after its first frame, which may be late on a shared machine.
    await new Promise<void>((resolve) => {
      afterPaint(resolve);
    });
    return overlay;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

  describe(`${name} as an overlay`, () => {
    beforeEach(() => onClose.mockClear());
    afterEach(cleanup);

    it('[UI-3] takes focus at once and says that it is modal', async () => {
      const overlay = await opened();
      expect(overlay.contains(document.activeElement)).toBe(true);
      expect(overlay.getAttribute('aria-modal')).toBe('true');
      expect(screen.queryByRole('heading', { name: 'Page' }), 'the page is hidden from assistive technology').toBeNull();
    });

    it('[UI-8] keeps Tab inside, in both directions', async () => {
      const overlay = await opened();
      for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
        await userEvent.keyboard(key);
        expect(overlay.contains(document.activeElement)).toBe(true);
      }
    });

    it('[UI-3] closes by Escape, says so, and gives focus back at once', async () => {
      await opened();
      await userEvent.keyboard('{Escape}');
      expect(onClose.mock.calls).toEqual([['escape']]);
      expect(document.activeElement?.textContent).toBe('Open');
      await gone();
      expect(document.activeElement?.textContent).toBe('Open');
    });

    it('[UI-3] the focused element is never hidden from screen readers, on opening, closing and opening again', async () => {
      const hidden = watchHiddenFocus();
      await opened();
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole(role, { name: 'Suite' });
      await userEvent.keyboard('{Escape}');
      await gone();
      await settled();
      expect(hidden.stop()).toEqual([]);
    });

    it('[UI-3] leaves Escape to an input method, also where only the key code tells that it ends a word', async () => {
      const overlay = await opened();
      for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
        fireEvent.keyDown(within(overlay).getByLabelText('Amount'), { key: 'Escape', ...sign });
      }
      expect(onClose).not.toHaveBeenCalled();
    });

    it('[UI-3] leaves Escape to a list that is open inside', async () => {
      const overlay = await opened();
      const input = within(overlay).getByRole('textbox', { name: 'Amount' });
      input.parentElement?.setAttribute('data-popup', '');
      input.focus();
      await userEvent.keyboard('{Escape}');
      expect(onClose).not.toHaveBeenCalled();
    });

    it('[UI-3] locks the page behind and puts its scroll position back', async () => {
      render(<Harness />);
      window.scrollTo({ top: 250, behavior: 'instant' });
      screen.getByRole('button', { name: 'Open' }).click();
      await screen.findByRole(role);
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden'));
      window.scrollTo({ top: 0, behavior: 'instant' });
      await userEvent.keyboard('{Escape}');
      await gone();
      expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
      expect(window.scrollY).toBe(250);
    });

    it('[UI-3] leaves the page usable once closed, and focus where it was when unmounted open', async () => {
      await opened();
      await userEvent.keyboard('{Escape}');
      await gone();
      expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
      cleanup();
      await opened();
      cleanup();
      expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
      await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).not.toBe('none'));
    });

    it('[UI-8] adds no style element, so a strict content security policy holds', async () => {
      render(<Harness />);
      const before = document.querySelectorAll('style').length;
      cleanup();
      await opened();
      expect(document.querySelectorAll('style')).toHaveLength(before);
    });

    it('[UI-8] fits a phone of 360 px, above the page', async () => {
      await page.viewport(360, 640);
      const overlay = await opened();
      await settled();
      const { left, right, top, bottom } = overlay.getBoundingClientRect();
      expect(Math.min(left, top, 360 - right, 640 - bottom)).toBeGreaterThanOrEqual(0);
      expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(`[role=${role}]`)).toBe(overlay);
      await page.viewport(1024, 768);
    });

    it('[UI-8] is accessible', async () => {
      await opened();
      await settled();
      await expectAccessible();
    });
  });
}

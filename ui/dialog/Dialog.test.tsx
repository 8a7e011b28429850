import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlaySuite } from '../testing/overlaySuite.tsx';
import { pressCover, settled } from '../testing/overlayTesting.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const ok = vi.fn();
const cancel = vi.fn();
const onClose = vi.fn<DialogProps['onClose']>();
const actions: DialogProps['actions'] = [
  { label: 'Cancel', onSelect: cancel },
  { label: 'OK', onSelect: ok },
];

overlaySuite('Dialog', (props) => <Dialog name="suite" title="Suite" actions={actions} {...props} />, 'alertdialog');

const base: DialogProps = { name: 'confirm', open: true, onClose, title: 'Withdraw?', actions, children: '₱500.00 to GCash' };

describe('Dialog', () => {
  beforeEach(async () => {
    for (const spy of [ok, cancel, onClose]) spy.mockClear();
    await page.viewport(1024, 768);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[UI-4] is 400 px wide and described by its message', async () => {
    render(<Dialog {...base} />);
    await settled();
    expect(screen.getByRole('alertdialog', { name: 'Withdraw?', description: '₱500.00 to GCash' }).getBoundingClientRect().width).toBe(400);
  });

  it('[UI-4] Enter triggers the default action at once: the last, or the marked one', async () => {
    const { rerender } = render(<Dialog {...base} />);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
    await userEvent.keyboard('{Enter}');
    expect(ok).toHaveBeenCalledTimes(1);
    rerender(
      <Dialog
        {...base}
        actions={[
          { label: 'Cancel', onSelect: cancel, isDefault: true },
          { label: 'OK', onSelect: ok },
        ]}
        open={false}
      />,
    );
    rerender(
      <Dialog
        {...base}
        actions={[
          { label: 'Cancel', onSelect: cancel, isDefault: true },
          { label: 'OK', onSelect: ok },
        ]}
      />,
    );
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(ok).toHaveBeenCalledTimes(1);
  });

  it('[UI-4] leaves Enter to an input method, also if only the key code identifies it', () => {
    render(
      <Dialog {...base}>
        <input aria-label="Code" />
      </Dialog>,
    );
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Code' }), { key: 'Enter', ...sign });
    }
    expect(ok).not.toHaveBeenCalled();
  });

  it('[UI-4] Enter in a field triggers the default action; on another button it presses that one', async () => {
    render(
      <Dialog {...base}>
        <input aria-label="Code" />
      </Dialog>,
    );
    await userEvent.fill(screen.getByRole('textbox', { name: 'Code' }), '1234');
    await userEvent.keyboard('{Enter}');
    expect(ok).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(ok).toHaveBeenCalledTimes(1);
  });

  it('[UI-4] a press on the backdrop closes it after 200 ms, unless disabled', async () => {
    const { rerender } = render(<Dialog {...base} closeOnBackdrop={false} />);
    await settled();
    await pressCover({ x: 20, y: 20 });
    rerender(<Dialog {...base} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await pressCover({ x: 20, y: 20 });
    await vi.advanceTimersByTimeAsync(199);
    expect(onClose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onClose.mock.calls).toEqual([['backdrop']]);
  });

  it('[UI-4] closes by itself after its time-out, counted from opening', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender } = render(<Dialog {...base} autoCloseMs={3000} open={false} />);
    await vi.advanceTimersByTimeAsync(5000);
    rerender(<Dialog {...base} autoCloseMs={3000} />);
    await vi.advanceTimersByTimeAsync(2999);
    expect(onClose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onClose.mock.calls).toEqual([['timeout']]);
  });
});

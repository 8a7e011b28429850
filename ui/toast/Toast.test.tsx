import '../theme/base.css.ts';

import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Drawer } from '../drawer/Drawer.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { settled } from '../testing/overlayTesting.ts';
import { ToastProvider, toastDurationMs, toastsAtOnce, toastTones, useToast, type Toast, type ToastHandle } from './Toast.tsx';

let show: (toast: Toast) => ToastHandle;

function Catcher(): ReactNode {
  const showToast = useToast();
  return (
    <button
      type="button"
      ref={() => {
        show = showToast;
      }}
    >
      Page
    </button>
  );
}

const region = (): HTMLElement => screen.getByRole('log', { name: 'Notifications' });
const messages = () =>
  within(region())
    .queryAllByRole('paragraph')
    .map((paragraph) => paragraph.textContent);
const showing = (toast: Toast) => act(() => show(toast));

describe('Toast', () => {
  beforeEach(() => {
    render(
      <ToastProvider>
        <Catcher />
      </ToastProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[UI-7] is announced politely, from a region that exists before the message', () => {
    expect(region().getAttribute('aria-live')).toBe('polite');
    showing({ message: 'Saved' });
    expect(messages()).toEqual(['Saved']);
  });

  it('[UI-7] its handle updates it, which restarts its time, and dismisses it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const handle = await act(() => show({ message: 'Uploading', durationMs: Infinity }));
    showing({ message: 'Another' });
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs * 2));
    expect(messages()).toEqual(['Uploading']);
    act(() => handle.update({ message: 'Almost', durationMs: toastDurationMs }));
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs - 1));
    act(() => handle.update({ message: 'Uploaded' }));
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs - 1));
    expect(messages()).toEqual(['Uploaded']);
    act(() => handle.dismiss());
    expect(messages()).toEqual([]);
    act(() => handle.update({ message: 'Late' }));
    expect(messages()).toEqual([]);
  });

  it('[UI-7] disappears after its duration, but pauses while hovered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    showing({ message: 'Saved' });
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs - 1));
    expect(messages()).toEqual(['Saved']);
    await userEvent.hover(screen.getByText('Saved'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(messages()).toEqual(['Saved']);
    await userEvent.unhover(screen.getByText('Saved'));
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs));
    expect(messages()).toEqual([]);
  });

  it('[UI-7] waits for the keyboard though the mouse leaves it, and for the mouse though the focus does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    showing({ message: 'Saved' });
    await userEvent.hover(screen.getByText('Saved'));
    act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
    await userEvent.hover(screen.getByRole('button', { name: 'Page' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(messages()).toEqual(['Saved']);
    await userEvent.hover(screen.getByText('Saved'));
    act(() => screen.getByRole('button', { name: 'Page' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(messages()).toEqual(['Saved']);
    await userEvent.hover(screen.getByRole('button', { name: 'Page' }));
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs));
    expect(messages()).toEqual([]);
  });

  it('[UI-7] shows the newest few, and the same words once', () => {
    for (const message of ['one', 'two', 'three', 'two', 'four']) showing({ message });
    expect(messages()).toEqual(['three', 'two', 'four']);
    expect(messages()).toHaveLength(toastsAtOnce);
  });

  it('[UI-7] is above the page’s bottom bar', () => {
    const { style } = document.documentElement;
    style.setProperty('--pf-page-bottom', '200px');
    showing({ message: 'Saved' });
    expect(window.innerHeight - region().getBoundingClientRect().bottom).toBeGreaterThan(200);
    style.removeProperty('--pf-page-bottom');
  });

  it('[UI-7] closes by its button; its action acts and closes', async () => {
    const onSelect = vi.fn();
    showing({ message: 'No network', action: { label: 'Try again', onSelect } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual([]);
    showing({ message: 'Saved' });
    await userEvent.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(messages()).toEqual([]);
  });

  it('[UI-8] closed from the keyboard, it returns focus to the previous element', async () => {
    const from = screen.getByRole('button', { name: 'Page' });
    const onSelect = vi.fn(() => expect(document.activeElement).toBe(from));
    for (const name of ['Try again', 'Close']) {
      showing({ message: 'No network', action: { label: 'Try again', onSelect } });
      from.focus();
      act(() => screen.getByRole('button', { name }).focus());
      await userEvent.keyboard('{Enter}');
      expect(messages()).toEqual([]);
      expect(document.activeElement).toBe(from);
    }
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('[UI-7] can be heard and pressed while an overlay is open, without closing it', async () => {
    const onClose = vi.fn();
    const drawer = render(
      <Drawer name="menu" title="Menu" open onClose={onClose}>
        …
      </Drawer>,
    );
    await settled();
    showing({ message: 'Wrong password' });
    expect(messages()).toEqual(['Wrong password']);
    await userEvent.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(messages()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    drawer.unmount();
  });

  it('[UI-8] every tone is accessible', async () => {
    for (const tone of toastTones.slice(0, toastsAtOnce)) showing({ message: tone, tone });
    showing({ message: toastTones.at(-1) ?? '', tone: 'critical' });
    await settled();
    await expectAccessible();
  });

  it('[UI-8] without its provider, it throws an error with instructions', () => {
    cleanup();
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Catcher />)).toThrow('ToastProvider');
    report.mockRestore();
  });
});

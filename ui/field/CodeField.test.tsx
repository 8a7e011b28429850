import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { CodeField } from './CodeField.tsx';

fieldSuite('CodeField', (props) => <CodeField {...props} onSend={() => undefined} />, {
  values: textValues((props) => <CodeField {...props} onSend={() => undefined} />),
});

const button = (): HTMLElement => screen.getByRole('button');
const news = (text: string): Element | null => screen.queryByText(text)?.closest('[aria-live=polite]') ?? null;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const press = (): void => act(() => button().click());

describe('CodeField', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[REG-10] counts down to the deadline and is ready again at 0', () => {
    render(<CodeField label="Code" onSend={() => undefined} resendAt={Date.now() + 60_000} />);
    expect(button().textContent).toBe('Sent (60 s)');
    pass(1000);
    expect(button().textContent).toBe('Sent (59 s)');
    pass(58_999);
    expect(button().textContent).toBe('Sent (1 s)');
    pass(1);
    expect(button().textContent).toBe('Send code');
  });

  it('[REG-10] counts a second that has begun, and changes when it is over', () => {
    render(<CodeField label="Code" onSend={() => undefined} resendAt={Date.now() + 59_500} />);
    expect(button().textContent).toBe('Sent (60 s)');
    pass(500);
    expect(button().textContent).toBe('Sent (59 s)');
  });

  it('[REG-10] is correct after the tab slept', () => {
    render(<CodeField label="Code" onSend={() => undefined} resendAt={Date.now() + 60_000} />);
    vi.setSystemTime(Date.now() + 45_000);
    pass(1000);
    expect(button().textContent).toBe('Sent (14 s)');
  });

  it('[REG-10] does not extend the wait when the device’s clock is set back', () => {
    const onSend = vi.fn();
    const { rerender } = render(<CodeField label="Code" onSend={onSend} />);
    press();
    rerender(<CodeField label="Code" onSend={onSend} resendAt={Date.now() + 60_000} />);
    pass(10_000);
    vi.setSystemTime(Date.now() - 9 * 3_600_000);
    pass(20_000);
    // During the first second.
    expect(button().textContent).toBe('Sent (31 s)');
    pass(31_000);
    press();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('[REG-10] does not send while counting or sending, and keeps focus', () => {
    const onSend = vi.fn();
    const { rerender } = render(<CodeField label="Code" onSend={onSend} resendAt={Date.now() + 2000} />);
    button().focus();
    press();
    pass(2000);
    rerender(<CodeField label="Code" onSend={onSend} sending />);
    press();
    expect(onSend).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button());
    rerender(<CodeField label="Code" onSend={onSend} />);
    press();
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('[REG-10] sends at most once a second', () => {
    const onSend = vi.fn();
    render(<CodeField label="Code" onSend={onSend} />);
    press();
    pass(999);
    press();
    expect(onSend).toHaveBeenCalledTimes(1);
    pass(1);
    press();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('[REG-10] announces the start and the end of the countdown, nothing before', () => {
    const { rerender } = render(<CodeField label="Code" onSend={() => undefined} />);
    expect(news('You can ask for a new code')).toBeNull();
    rerender(<CodeField label="Code" onSend={() => undefined} resendAt={Date.now() + 1000} />);
    expect(news('Code sent')).not.toBeNull();
    pass(1000);
    expect(news('You can ask for a new code')).not.toBeNull();
  });

  it('[UI-6] is filled from the text message and by a number keyboard', () => {
    render(<CodeField label="Code" onSend={() => undefined} />);
    expect(screen.getByLabelText('Code')).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  });
});

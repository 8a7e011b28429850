import '../theme/base.css.ts';

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitProvider } from '../kit/KitProvider.tsx';
import { Countdown } from './Countdown.tsx';

const START = Date.UTC(2026, 0, 15);
const left = (): string | null => screen.getByRole('timer').textContent;

const show = (seconds: number | undefined) => (
  <KitProvider labels={{ daysLeft: '{n} ngày' }}>
    <Countdown until={seconds === undefined ? undefined : START + seconds * 1000} label="Next draw" />
  </KitProvider>
);

describe('Countdown', () => {
  beforeEach(() => vi.useFakeTimers({ now: START }));
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('[UI-8] shows minutes and seconds, hours and days where it takes them, and dashes while the end is unknown', () => {
    const { rerender } = render(show(65));
    expect(left()).toBe('01:05');
    for (const [seconds, text] of [
      [3600, '01:00:00'],
      [86_400 * 2 + 3661, '2 ngày 01:01:01'],
      [undefined, '--:--'],
    ] as const) {
      rerender(show(seconds));
      expect(left()).toBe(text);
    }
  });

  it('[UI-8] tells its owner once when the time has come', () => {
    const onEnd = vi.fn<() => void>();
    render(<Countdown until={START + 2000} label="Next draw" onEnd={onEnd} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(left()).toBe('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(5000));
    expect(left()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('[UI-8] can be read, and does not talk each second', () => {
    render(<Countdown until={START + 65_000} label="Next draw" />);
    const timer = screen.getByRole('timer', { name: 'Next draw: 01:05' });
    expect(timer.getAttribute('aria-live')).toBe('off');
  });
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { gatewayClock } from '#site/lib/clock.ts';
import { Countdown } from '#ui';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

describe('what is due', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('[APP-5] is asked for when its moment has come, and goes on being asked for while the page is looked at', async () => {
    const run = vi.fn();
    render(<ScheduledRefetch at={gatewayClock.now() + 5000} run={run} />);
    await pass(4000);
    expect(run).not.toHaveBeenCalled();
    await pass(3000);
    expect(run).toHaveBeenCalled();
    await pass(600_000);
    run.mockClear();
    await pass(120_000);
    expect(run).toHaveBeenCalled();
  });

  it('[APP-5] is asked for anew soon, when an answer names another moment that has passed', async () => {
    const run = vi.fn();
    const { rerender } = render(<ScheduledRefetch at={gatewayClock.now() - 50_000} run={run} />);
    await pass(60_000);
    run.mockClear();
    rerender(<ScheduledRefetch at={gatewayClock.now() - 10_000} run={run} />);
    await pass(4000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] a moment that is not known is not read out as over', () => {
    render(<Countdown until={undefined} label="Closes in" />);
    expect(screen.getByRole('timer', { name: 'Closes in: --:--' })).toBeTruthy();
  });
});

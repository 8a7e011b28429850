import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { gatewayClock } from './clock.ts';

const HOUR_MS = 3_600_000;

describe("the gateway's clock in the browser", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[CFG-12] reports jumps at once, and only jumps', () => {
    gatewayClock.set(Date.now());
    const heard = vi.fn<() => void>();
    const stop = gatewayClock.onJump(heard);
    const before = gatewayClock.reading();
    gatewayClock.set(Date.now() + 1500);
    expect(heard).not.toHaveBeenCalled();
    expect(gatewayClock.reading()).toBe(before);

    gatewayClock.set(Date.now() + HOUR_MS);
    expect(heard).toHaveBeenCalledOnce();
    expect(gatewayClock.now()).toBe(Date.now() + HOUR_MS);
    // An old reference still returns the correct time, and a new function signals the change.
    expect(before()).toBe(gatewayClock.now());
    expect(gatewayClock.reading()).not.toBe(before);
    stop();
    gatewayClock.set(Date.now());
    expect(heard).toHaveBeenCalledOnce();
  });

  it('[CFG-12] ignores an older synchronization', () => {
    gatewayClock.set(Date.now() + HOUR_MS);
    gatewayClock.set(Date.now(), 1000);
    gatewayClock.set(0);
    expect(gatewayClock.now()).toBe(Date.now() + HOUR_MS);
  });

  it('[CFG-12] is unaffected by changes of the device’s clock, and still synchronizes with the gateway', () => {
    gatewayClock.set(Date.now());
    const noon = gatewayClock.now();
    gatewayClock.isUncertain();
    for (const hours of [5, -9]) {
      vi.setSystemTime(Date.now() + hours * HOUR_MS);
      vi.advanceTimersByTime(1000);
      expect([gatewayClock.isUncertain(), gatewayClock.isUncertain()]).toEqual([true, false]);
    }
    expect(gatewayClock.now()).toBe(noon + 2000);
    gatewayClock.set(noon + HOUR_MS);
    expect(gatewayClock.now()).toBe(noon + HOUR_MS);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startRounds } from './rounds.ts';

/** Rounds that end when the test says so. */
function controlled() {
  const ends: ((error?: Error) => void)[] = [];
  const rounds = startRounds(
    () => new Promise<void>((resolve, reject) => void ends.push((error) => (error ? reject(error) : resolve()))),
    1000,
  );
  const end = async (error?: Error): Promise<void> => {
    ends.at(-1)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { rounds, end, started: () => ends.length };
}

describe('rounds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('start an interval after the end of the one before, never beside it', async () => {
    const { rounds, end, started } = controlled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started()).toBe(1);
    await end();
    await vi.advanceTimersByTimeAsync(999);
    expect(started()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(started()).toBe(2);
    rounds.close();
  });

  it('start at once when asked, and once after the one under way however often they are asked for', async () => {
    const { rounds, end, started } = controlled();
    void rounds.now();
    void rounds.now();
    expect(started()).toBe(1);
    await end();
    expect(started()).toBe(2);
    await end();
    expect(started()).toBe(2);
    void rounds.now();
    expect(started()).toBe(3);
    rounds.close();
  });

  it('resolve for those who asked at the end of a round that began after they did', async () => {
    const { rounds, end } = controlled();
    const asked = vi.fn();
    void rounds.now().then(asked);
    await end();
    expect(asked).not.toHaveBeenCalled();
    await end(new Error('The store is gone.'));
    expect(asked).toHaveBeenCalledOnce();
    rounds.close();
  });

  it('come later the more of them fail, up to four intervals, and as before when one succeeds', async () => {
    const { rounds, end, started } = controlled();
    for (const pause of [2000, 4000, 4000]) {
      const before = started();
      await end(new Error('The store is gone.'));
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(started()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(started()).toBe(before + 1);
    }
    await end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(started()).toBe(5);
    rounds.close();
  });

  it('end when they are closed', async () => {
    const { rounds, end, started } = controlled();
    rounds.close();
    await end();
    await rounds.now();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started()).toBe(1);
  });
});

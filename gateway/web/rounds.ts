/** Recurring work of a server, such as polling. */
export interface Rounds {
  /** Starts a round at once, or after the one under way; resolves at its end, however it ends. */
  now(): Promise<void>;
  close(): void;
}

/** After failures a round comes later, up to this many times the interval. */
const MAX_BACKOFF = 4;

/** Runs rounds at an interval, the first at once: one at a time, so that what is slow never gets two. */
export function startRounds(round: () => Promise<void>, intervalMs: number): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isUnderWay = false;
  /** Waiting for a round that has not started. */
  let waiting: (() => void)[] = [];
  let isClosed = false;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    isUnderWay = true;
    const asked = waiting;
    waiting = [];
    try {
      await round();
      failures = 0;
    } catch {
      failures += 1;
    }
    isUnderWay = false;
    asked.forEach((resolve) => resolve());
    if (isClosed) return;
    timer = setTimeout(() => void run(), waiting.length > 0 ? 0 : intervalMs * Math.min(2 ** failures, MAX_BACKOFF));
    timer.unref();
  };
  void run();

  return {
    now: () =>
      new Promise((resolve) => {
        if (isClosed) return resolve();
        waiting.push(resolve);
        if (!isUnderWay) void run();
      }),
    close() {
      isClosed = true;
      clearTimeout(timer);
      waiting.forEach((resolve) => resolve());
    },
  };
}

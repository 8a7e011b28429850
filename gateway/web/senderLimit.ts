const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * Limits what one address may send before it is known who it is, so that a flood fills neither log nor disk. Counted in memory, by
 * whole minutes.
 */
export interface SenderLimit {
  /** `false` if this sender has reached the limit of the minute. */
  allows(address: string): boolean;
}

/** @param now epoch milliseconds */
export function createSenderLimit(now: () => number = Date.now): SenderLimit {
  let sent = new Map<string, number>();
  let minute = 0;
  return {
    allows(address) {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) [minute, sent] = [current, new Map()];
      const count = (sent.get(address) ?? 0) + 1;
      sent.set(address, count);
      return count <= PER_MINUTE;
    },
  };
}

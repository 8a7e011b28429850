const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * Limits the number of reports per sender, so that a flood does not fill the log. Counted in memory, by whole minutes.
 */
export interface ReportLimit {
  /** `false` if this sender has reached the limit of the minute. */
  allows(address: string): boolean;
}

/** @param now epoch milliseconds */
export function createReportLimit(now: () => number = Date.now): ReportLimit {
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

import type { Gateway } from './context.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What may be tried only so often: how many times and within how long, counted from the first try. Names and numbers are
 * counted whether an account has them or not.
 */
const CAPS = {
  /** Wrong passwords under one name. */
  loginFailure: { most: 20, within: HOUR_MS },
  /** Wrong passwords from one address, whatever the names; beyond that it needs a captcha. */
  addressFailure: { most: 60, within: 10 * MINUTE_MS },
  /** Login passwords of one account that are guessed in anything but a login; a right one clears them. */
  oldPassword: { most: 5, within: 15 * MINUTE_MS },
  /** Wrong payment passwords of one account; a right one clears them. */
  paymentPassword: { most: 3, within: 30 * MINUTE_MS },
  /** Wrong answers to the second factor of one account, over all its challenges. */
  factor: { most: 15, within: HOUR_MS },
  /** Wrong codes for a new password under one number, over all codes. */
  resetCode: { most: 15, within: HOUR_MS },
  /** Wrong codes of one account for what it proves or binds, over all codes. */
  ownerCode: { most: 15, within: HOUR_MS },
  /** Texts and mails with codes to one recipient. */
  code: { most: 20, within: HOUR_MS },
  /** Mails with a temporary password for one name. */
  temporaryPassword: { most: 5, within: HOUR_MS },
} as const;
export type CapName = keyof typeof CAPS;

const LONGEST_WINDOW_MS = Math.max(...Object.values(CAPS).map(({ within }) => within));

/** How many more may be tried, and, where none may, from when on (epoch milliseconds). */
export function triesLeft({ db, now }: Gateway, merchant: string, kind: CapName, key: string): { left: number; until: number | null } {
  const { most, within } = CAPS[kind];
  const row = db.get<{ count: number; started_at: number }>(
    'SELECT count, started_at FROM attempts WHERE merchant = ? AND kind = ? AND key = ? AND started_at > ?',
    merchant,
    kind,
    key,
    now() - within,
  );
  const left = Math.max(0, most - (row?.count ?? 0));
  return { left, until: left === 0 && row !== undefined ? row.started_at + within : null };
}

/** Whether nothing more may be tried for now. */
export function usedUp(gateway: Gateway, merchant: string, kind: CapName, key: string): boolean {
  return triesLeft(gateway, merchant, kind, key).left === 0;
}

/**
 * Counts a try; what it answers takes that back. A secret that takes time to compare is counted in the same transaction as
 * `usedUp` and before it is compared: otherwise tries that arrive at once pass every cap.
 */
export function countAttempt({ db, now }: Gateway, merchant: string, kind: CapName, key: string): () => void {
  return db.transaction(() => {
    db.run('DELETE FROM attempts WHERE started_at <= ?', now() - LONGEST_WINDOW_MS);
    const row = db.get<{ started_at: number }>(
      `INSERT INTO attempts (merchant, kind, key, count, started_at) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT DO UPDATE SET count = iif(started_at > ?5, count + 1, 1), started_at = iif(started_at > ?5, started_at, ?4)
       RETURNING started_at`,
      merchant,
      kind,
      key,
      now(),
      now() - CAPS[kind].within,
    );
    const startedAt = row?.started_at ?? 0;
    return () =>
      void db.run(
        'UPDATE attempts SET count = count - 1 WHERE merchant = ? AND kind = ? AND key = ? AND started_at = ? AND count > 0',
        merchant,
        kind,
        key,
        startedAt,
      );
  });
}

export function forgetAttempts({ db }: Gateway, merchant: string, kind: CapName, key: string): void {
  db.run('DELETE FROM attempts WHERE merchant = ? AND kind = ? AND key = ?', merchant, kind, key);
}

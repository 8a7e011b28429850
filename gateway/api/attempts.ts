import type { Gateway } from './context.ts';

/** Database and clock that attempts are counted with. */
type Counter = Pick<Gateway, 'db' | 'now'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Attempt limits: how many and within how long, counted from the first attempt. Names and numbers are counted whether
 * or not an account has them.
 */
const CAPS = {
  /** Wrong passwords for one name. */
  loginFailure: { most: 20, within: HOUR_MS },
  /** Wrong passwords from one address, for any name; beyond that a captcha is required. */
  addressFailure: { most: 60, within: 10 * MINUTE_MS },
  /** Wrong login passwords of one account outside the login; a right one resets the count. */
  oldPassword: { most: 5, within: 15 * MINUTE_MS },
  /** Wrong payment passwords of one account; a right one resets the count. */
  paymentPassword: { most: 3, within: 30 * MINUTE_MS },
  /** Wrong answers to the second factor of one account, over all its challenges. */
  factor: { most: 15, within: HOUR_MS },
  /** Wrong codes for a new password under one number, over all codes. */
  resetCode: { most: 15, within: HOUR_MS },
  /** Wrong codes of one account for what it proves or binds, over all codes. */
  ownerCode: { most: 15, within: HOUR_MS },
  /** Codes sent to one recipient by SMS or e-mail. */
  code: { most: 20, within: HOUR_MS },
  /** Temporary password e-mails for one name. */
  temporaryPassword: { most: 5, within: HOUR_MS },
} as const;
export type CapName = keyof typeof CAPS;

const LONGEST_WINDOW_MS = Math.max(...Object.values(CAPS).map(({ within }) => within));

/** Remaining attempts and, if there are none, when the next one is allowed (epoch milliseconds). */
export function triesLeft({ db, now }: Counter, merchant: string, kind: CapName, key: string): { left: number; until: number | null } {
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

/** Whether all attempts are used up for now. */
export function usedUp(gateway: Counter, merchant: string, kind: CapName, key: string): boolean {
  return triesLeft(gateway, merchant, kind, key).left === 0;
}

/**
 * Counts an attempt; the returned function undoes the count. For a secret that is slow to compare, call it in the same
 * transaction as `usedUp` and before comparing: otherwise concurrent attempts bypass the limit.
 */
export function countAttempt({ db, now }: Counter, merchant: string, kind: CapName, key: string): () => void {
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

export function forgetAttempts({ db }: Counter, merchant: string, kind: CapName, key: string): void {
  db.run('DELETE FROM attempts WHERE merchant = ? AND kind = ? AND key = ?', merchant, kind, key);
}

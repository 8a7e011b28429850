import { newToken, systemRandom, tokenHash, type Database } from '#gateway/api/index.ts';

const HOUR_MS = 3_600_000;
/** A session ends this long after the sign-in, and after this long without a request. */
const LIFETIME_MS = 12 * HOUR_MS;
const IDLE_MS = 2 * HOUR_MS;
/** How exactly the last request is remembered: not every poll is a write. */
const SEEN_MS = 60_000;

/** Sessions of operators. They end here, whatever the browser still sends. */
export interface Sessions {
  /** Returns the token for the cookie; only its hash is stored. */
  start(operator: string): string;
  /** The operator of a session that has not ended. */
  operatorOf(token: string): string | undefined;
  end(token: string): void;
}

export function openSessions(db: Database, now: () => number): Sessions {
  return {
    start(operator) {
      const token = newToken(systemRandom);
      db.run('DELETE FROM sessions WHERE started_at <= ? OR seen_at <= ?', now() - LIFETIME_MS, now() - IDLE_MS);
      db.run('INSERT INTO sessions (token_hash, operator, started_at, seen_at) VALUES (?1, ?2, ?3, ?3)', tokenHash(token), operator, now());
      return token;
    },
    operatorOf(token) {
      const hash = tokenHash(token);
      const session = db.get<{ operator: string; seen_at: number }>(
        'SELECT operator, seen_at FROM sessions WHERE token_hash = ? AND started_at > ? AND seen_at > ?',
        hash,
        now() - LIFETIME_MS,
        now() - IDLE_MS,
      );
      if (session && now() - session.seen_at >= SEEN_MS) db.run('UPDATE sessions SET seen_at = ? WHERE token_hash = ?', now(), hash);
      return session?.operator;
    },
    end: (token) => void db.run('DELETE FROM sessions WHERE token_hash = ?', tokenHash(token)),
  };
}

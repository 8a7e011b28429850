import type { Account, Gateway } from './context.ts';
import { forgetAnswers } from './idempotency.ts';
import { recordLogin } from './logins.ts';
import type { Visit } from './logins.ts';
import { newToken, tokenHash } from './random.ts';

const SESSION_MS = 12 * 3_600_000;

interface AccountRow {
  id: number;
  username: string;
  nickname: string;
  type: number;
  upline_id: number | null;
  rank_level: number;
  rank_name: string;
  mobile: string | null;
  icon: string | null;
  created_at: number;
}

const ACCOUNT_COLUMNS = `a.id, a.username, a.nickname, a.type, a.upline_id, a.rank_level, a.rank_name, a.mobile, a.icon,
  a.created_at`;

/** Flags of a session. */
export interface SessionMarks {
  /** The password must be changed before anything else is allowed. */
  readonly mustChange: boolean;
  /** Hash of the temporary password that opened it: valid as the old password, in this session only. */
  readonly temporaryHash: string | null;
}

export interface Session extends SessionMarks {
  readonly account: Account;
}

const UNMARKED: SessionMarks = { mustChange: false, temporaryHash: null };

/** Opens a session, records the login, and returns the token, which is not stored. */
export function openSession(visit: Gateway & Visit, merchant: string, accountId: number, marks: SessionMarks = UNMARKED): string {
  const { db, now, random } = visit;
  db.run('DELETE FROM sessions WHERE expires_at <= ?', now());
  forgetAnswers(db, now());
  const token = newToken(random);
  const loginId = recordLogin(visit, merchant, accountId);
  db.run(
    `INSERT INTO sessions (token_hash, merchant, account_id, created_at, expires_at, must_change, temporary_hash, login_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    tokenHash(token),
    merchant,
    accountId,
    now(),
    now() + SESSION_MS,
    marks.mustChange ? 1 : 0,
    marks.temporaryHash,
    loginId,
  );
  db.run('UPDATE accounts SET last_login_at = ? WHERE id = ?', now(), accountId);
  db.run('INSERT OR IGNORE INTO logins (merchant, account_id, at) VALUES (?, ?, ?)', merchant, accountId, now());
  return token;
}

/** The valid session of a token at this merchant. Excluded accounts have none. */
export function sessionOf({ db, now }: Gateway, merchant: string, token: string): Session | undefined {
  const row = db.get<AccountRow & { must_change: number; temporary_hash: string | null }>(
    `SELECT ${ACCOUNT_COLUMNS}, s.must_change, s.temporary_hash FROM sessions s JOIN accounts a ON a.id = s.account_id
     WHERE s.token_hash = ? AND s.merchant = ? AND s.expires_at > ? AND coalesce(a.excluded_until, 0) <= ?`,
    tokenHash(token),
    merchant,
    now(),
    now(),
  );
  return row && { account: toAccount(row), mustChange: row.must_change === 1, temporaryHash: row.temporary_hash };
}

export function closeSession({ db }: Gateway, merchant: string, token: string): void {
  db.run('DELETE FROM sessions WHERE token_hash = ? AND merchant = ?', tokenHash(token), merchant);
}

/** Ends the account's sessions, except that of `keptToken`, whose flags are cleared. */
export function closeSessionsOf({ db }: Gateway, accountId: number, keptToken?: string): void {
  const kept = keptToken === undefined ? '' : tokenHash(keptToken);
  db.run('DELETE FROM sessions WHERE account_id = ? AND token_hash <> ?', accountId, kept);
  db.run('UPDATE sessions SET must_change = 0, temporary_hash = NULL WHERE token_hash = ?', kept);
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    type: row.type,
    uplineId: row.upline_id,
    rankLevel: row.rank_level,
    rankName: row.rank_name,
    mobile: row.mobile,
    icon: row.icon,
    createdAt: row.created_at,
  };
}

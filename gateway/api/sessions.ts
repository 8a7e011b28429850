import type { Account, Gateway } from './context.ts';
import { newToken, tokenHash } from './random.ts';

/** A session ends by itself after this long. */
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
  created_at: number;
}

const ACCOUNT_COLUMNS = 'a.id, a.username, a.nickname, a.type, a.upline_id, a.rank_level, a.rank_name, a.mobile, a.created_at';

/** Opens a session and answers its token, which is kept nowhere else. */
export function openSession({ db, now, random }: Gateway, merchant: string, accountId: number): string {
  const token = newToken(random);
  db.run(
    'INSERT INTO sessions (token_hash, merchant, account_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    tokenHash(token),
    merchant,
    accountId,
    now(),
    now() + SESSION_MS,
  );
  db.run('UPDATE accounts SET last_login_at = ? WHERE id = ?', now(), accountId);
  return token;
}

/** Whose token this is with this merchant, while it is good. Excluded accounts have no session. */
export function sessionAccount({ db, now }: Gateway, merchant: string, token: string): Account | undefined {
  const row = db.get<AccountRow>(
    `SELECT ${ACCOUNT_COLUMNS} FROM sessions s JOIN accounts a ON a.id = s.account_id
     WHERE s.token_hash = ? AND s.merchant = ? AND s.expires_at > ? AND coalesce(a.excluded_until, 0) <= ?`,
    tokenHash(token),
    merchant,
    now(),
    now(),
  );
  return row && toAccount(row);
}

export function closeSession({ db }: Gateway, merchant: string, token: string): void {
  db.run('DELETE FROM sessions WHERE token_hash = ? AND merchant = ?', tokenHash(token), merchant);
}

export function accountById({ db }: Gateway, merchant: string, id: number): Account | undefined {
  const row = db.get<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM accounts a WHERE a.id = ? AND a.merchant = ?`, id, merchant);
  return row && toAccount(row);
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
    createdAt: row.created_at,
  };
}

import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Database } from '../db/database.ts';
import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Account, Commit, RequestContext } from './context.ts';

/** Identity of a write. */
export interface WriteIdentity {
  readonly call: string;
  readonly account: Account;
  readonly input: unknown;
}

/**
 * Runs a member's write and stores its response under the idempotency key, both in one transaction. The same key with
 * the same request returns the stored response and does nothing; with a different request it is refused. Refusals are
 * not stored: nothing was written, so a retry is safe. The stored response is encrypted with the session's token, which
 * the database does not have, since a response may contain a secret that is shown once.
 */
export function commitOnce(context: RequestContext, { call, account, input }: WriteIdentity, commit: Commit<unknown>): Answer<unknown> {
  const { db, now, merchant, idempotencyKey } = context;
  if (idempotencyKey === undefined) return db.transaction(commit);
  // Keyed by the session's token, which is not in the database: the hash does not reveal the request, which may contain
  // a password.
  const requestHash = createHmac('sha256', context.token ?? '')
    .update(JSON.stringify(input))
    .digest('base64url');
  return db.transaction(() => {
    const kept = db.get<{ request_hash: string; answer: string }>(
      'SELECT request_hash, answer FROM idempotency WHERE merchant = ? AND account_id = ? AND call = ? AND key = ?',
      merchant.code,
      account.id,
      call,
      idempotencyKey,
    );
    if (kept !== undefined) {
      if (kept.request_hash !== requestHash) return refuse(ERROR_CODE.idempotencyKeyReused);
      return { success: true, value: JSON.parse(opened(kept.answer, context)) };
    }
    const answer = commit();
    if (answer.success) {
      db.run(
        'INSERT INTO idempotency (merchant, account_id, call, key, request_hash, answer, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        merchant.code,
        account.id,
        call,
        idempotencyKey,
        requestHash,
        closed(JSON.stringify(answer.value), context),
        now(),
      );
    }
    return answer;
  });
}

/** How long idempotency keys are stored: far longer than a page stays open. */
const KEPT_MS = 30 * 86_400_000;

export function forgetAnswers(db: Database, at: number): void {
  db.run('DELETE FROM idempotency WHERE created_at < ?', at - KEPT_MS);
}

const CIPHER = 'aes-256-gcm';
/** Responses stored before encryption was introduced have no mark and are plain text. */
const MARK = 'closed:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ token = '' }: RequestContext): Buffer => createHmac('sha256', token).update('kept answers').digest();

/** Encrypted under a key derived from the session's token. */
function closed(text: string, context: RequestContext): string {
  const iv = Buffer.from(context.random.bytes(IV_BYTES));
  const cipher = createCipheriv(CIPHER, keyOf(context), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws if it was not encrypted under this session's token */
function opened(kept: string, context: RequestContext): string {
  if (!kept.startsWith(MARK)) return kept;
  const bytes = Buffer.from(kept.slice(MARK.length), 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(context), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

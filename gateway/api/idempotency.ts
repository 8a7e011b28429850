import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Database } from '../db/database.ts';
import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Account, Commit, RequestContext } from './context.ts';

/** What makes a write the same write. */
export interface WriteIdentity {
  readonly call: string;
  readonly account: Account;
  readonly input: unknown;
}

/**
 * Runs a member's write and keeps its answer under the request's key, both in one transaction, so that there is never
 * the one without the other. A key that comes again with the same request gets the kept answer and nothing happens;
 * with another request it is refused. Refusals are not kept: nothing was written, so trying again is safe. What is kept opens by
 * the session's token alone: an answer may hold what is shown once, and the database does not have the token.
 */
export function commitOnce(context: RequestContext, { call, account, input }: WriteIdentity, commit: Commit<unknown>): Answer<unknown> {
  const { db, now, merchant, idempotencyKey } = context;
  if (idempotencyKey === undefined) return db.transaction(commit);
  // Keyed by the session's token, which the database does not hold: what was in the request, a password even, stays in it.
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

/** How long a write that is sent again is known as the same: far longer than anybody keeps a page open. */
const KEPT_MS = 30 * 86_400_000;

export function forgetAnswers(db: Database, at: number): void {
  db.run('DELETE FROM idempotency WHERE created_at < ?', at - KEPT_MS);
}

const CIPHER = 'aes-256-gcm';
/** Answers that were kept before they were closed stand there as they are. */
const MARK = 'closed:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ token = '' }: RequestContext): Buffer => createHmac('sha256', token).update('kept answers').digest();

/** Written only under the token that the key follows from. */
function closed(text: string, context: RequestContext): string {
  const iv = Buffer.from(context.random.bytes(IV_BYTES));
  const cipher = createCipheriv(CIPHER, keyOf(context), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws when it was not closed under this session's token */
function opened(kept: string, context: RequestContext): string {
  if (!kept.startsWith(MARK)) return kept;
  const bytes = Buffer.from(kept.slice(MARK.length), 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(context), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

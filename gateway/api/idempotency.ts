import { createHmac } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
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
 * with another request it is refused. Refusals are not kept: nothing was written, so trying again is safe.
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
      return { success: true, value: JSON.parse(kept.answer) };
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
        JSON.stringify(answer.value),
        now(),
      );
    }
    return answer;
  });
}

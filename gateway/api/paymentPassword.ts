import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { refuse } from './answer.ts';
import type { Refusal } from './answer.ts';
import { countAttempt, forgetAttempts, triesLeft } from './attempts.ts';
import type { Account, RequestContext } from './context.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Compares an entered payment password before the write, because it is slow. Run the returned function inside the
 * write: it refuses if none is set, if the account is locked after three wrong ones, or if this one is wrong, and
 * counts the attempt; `undefined` if the money may move.
 */
export async function readPaymentPassword(context: RequestContext, account: Account, typed: string): Promise<() => Refusal | undefined> {
  const hashNow = (): string | null | undefined =>
    context.db.get<{ hash: string | null }>('SELECT payment_hash AS hash FROM accounts WHERE id = ?', account.id)?.hash;
  const compared = hashNow();
  const isRight = await passwordMatches(context, typed, compared ?? undefined);
  return () => {
    const field = 'paymentPassword';
    const key = [context, context.merchant.code, field, String(account.id)] as const;
    if (compared === null || compared === undefined) return refuse(PAGE_CODE.paymentPasswordMissing, { field });
    const { until } = triesLeft(...key);
    if (until !== null) return refuse(PAGE_CODE.paymentPasswordLocked, { field, until });
    // The payment password may have changed during the comparison.
    if (isRight && hashNow() === compared) {
      forgetAttempts(...key);
      return undefined;
    }
    countAttempt(...key);
    const after = triesLeft(...key);
    return after.until === null
      ? refuse(PAGE_CODE.paymentPasswordWrong, { field, left: after.left })
      : refuse(PAGE_CODE.paymentPasswordLocked, { field, until: after.until });
  };
}

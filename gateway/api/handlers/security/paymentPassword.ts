import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { samePassword } from '#site/api/contract/characters.ts';
import { formatOf } from '#site/api/contract/formats.ts';
import { paymentPasswordRule } from '#site/api/contract/securityRules.ts';
import { ok, refuse } from '../../answer.ts';
import type { Refusal } from '../../answer.ts';
import { countAttempt, forgetAttempts, usedUp } from '../../attempts.ts';
import type { Account, Handlers, Merchant, RequestContext } from '../../context.ts';
import { readProof } from '../../ownerProof.ts';
import { hashPassword, passwordHashOf, passwordMatches } from '../../passwords.ts';
import { readPaymentPassword } from '../../paymentPassword.ts';

interface Wanted {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export const setPaymentPassword: Handlers['setPaymentPassword'] = async (input, context) => {
  const { merchant, account } = context;
  const proof = await readProof(context, account, input.proof);
  const { hash, refusedAsLogin } = await readNew(context, account, input);
  return () => {
    const unfit = refusedPaymentPassword(input, merchant);
    if (unfit !== undefined) return unfit;
    const isForgotten = storedHash(context, account.id) !== null;
    if (isForgotten && input.proof.by === 'password') return refuse(ERROR_CODE.fieldInvalid, { field: 'proof' });
    // The proof comes first: only the owner learns whether the new one equals the login password.
    const refused = proof.refused() ?? refusedAsLogin();
    if (refused !== undefined) return refused;
    proof.spend();
    write(context, account.id, hash);
    return ok(null);
  };
};

export const changePaymentPassword: Handlers['changePaymentPassword'] = async (input, context) => {
  const { merchant, account } = context;
  const check = await readPaymentPassword(context, account, input.oldPassword);
  const { hash, refusedAsLogin } = await readNew(context, account, input);
  return () => {
    const unfit = refusedPaymentPassword(input, merchant);
    if (unfit !== undefined) return unfit;
    const refused = check();
    if (refused !== undefined) return { ...refused, value: { ...refused.value, field: 'oldPassword' } };
    if (input.newPassword === input.oldPassword) return refuse(ERROR_CODE.passwordSame, { field: 'newPassword' });
    const refusedNew = refusedAsLogin();
    if (refusedNew !== undefined) return refusedNew;
    write(context, account.id, hash);
    return ok(null);
  };
};

/** A new payment password, prepared before the write because hashing is slow. */
interface ReadNew {
  readonly hash: string;
  /** Run inside the write: refuses the login password, so that a thief who knows one does not know the other. */
  refusedAsLogin(): Refusal | undefined;
}

async function readNew(context: RequestContext, { id }: Account, { newPassword }: Wanted): Promise<ReadNew> {
  const isLogin = await passwordMatches(context, newPassword, passwordHashOf(context, id));
  const hash = await hashPassword(context, newPassword);
  const tries = [context, context.merchant.code, 'oldPassword', String(id)] as const;
  return {
    hash,
    refusedAsLogin: () => {
      if (usedUp(...tries)) return refuse(ERROR_CODE.tooManyRequests);
      // Each response reveals whether the new one is the login password, so each counts as an attempt.
      countAttempt(...tries);
      return isLogin ? refuse(ERROR_CODE.passwordSame, { field: 'newPassword' }) : undefined;
    },
  };
}

/** Checks a new one against the merchant's rule and the confirmation. */
function refusedPaymentPassword({ newPassword, confirmNewPassword }: Wanted, { rules }: Merchant): Refusal | undefined {
  if (!formatOf(paymentPasswordRule(rules))(newPassword)) return refuse(ERROR_CODE.fieldInvalid, { field: 'newPassword' });
  if (!samePassword(confirmNewPassword, newPassword)) return refuse(ERROR_CODE.fieldInvalid, { field: 'confirmNewPassword' });
  return undefined;
}

function storedHash({ db }: RequestContext, accountId: number): string | null {
  return db.get<{ hash: string | null }>('SELECT payment_hash AS hash FROM accounts WHERE id = ?', accountId)?.hash ?? null;
}

/** A new payment password resets the attempts. */
function write(context: RequestContext, accountId: number, hash: string): void {
  context.db.run('UPDATE accounts SET payment_hash = ? WHERE id = ?', hash, accountId);
  forgetAttempts(context, context.merchant.code, 'paymentPassword', String(accountId));
}

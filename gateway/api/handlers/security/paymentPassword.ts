import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { samePassword } from '#site/api/contract/characters.ts';
import { formatOf } from '#site/api/contract/formats.ts';
import { paymentPasswordRule } from '#site/api/contract/securityRules.ts';
import { ok, refuse } from '../../answer.ts';
import type { Refusal } from '../../answer.ts';
import { forgetAttempts } from '../../attempts.ts';
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
  const { hash, isLogin } = await readNew(context, account, input);
  return () => {
    const unfit = refusedPaymentPassword(input, merchant);
    if (unfit !== undefined) return unfit;
    const isForgotten = storedHash(context, account.id) !== null;
    if (isForgotten && input.proof.by === 'password') return refuse(ERROR_CODE.fieldInvalid, { field: 'proof' });
    const refused = proof.refused();
    if (refused !== undefined) return refused;
    // Told to the owner alone: otherwise each answer says whether the login password was guessed.
    if (isLogin) return refuse(ERROR_CODE.passwordSame, { field: 'newPassword' });
    proof.spend();
    write(context, account.id, hash);
    return ok(null);
  };
};

export const changePaymentPassword: Handlers['changePaymentPassword'] = async (input, context) => {
  const { merchant, account } = context;
  const check = await readPaymentPassword(context, account, input.oldPassword);
  const { hash, isLogin } = await readNew(context, account, input);
  return () => {
    const unfit = refusedPaymentPassword(input, merchant);
    if (unfit !== undefined) return unfit;
    const refused = check();
    if (refused !== undefined) return { ...refused, value: { ...refused.value, field: 'oldPassword' } };
    if (isLogin || input.newPassword === input.oldPassword) return refuse(ERROR_CODE.passwordSame, { field: 'newPassword' });
    write(context, account.id, hash);
    return ok(null);
  };
};

/** What takes time of a new one, before the write: its hash, and whether it is the login password. A thief who knows the one must not know the other. */
async function readNew(context: RequestContext, { id }: Account, { newPassword }: Wanted): Promise<{ hash: string; isLogin: boolean }> {
  const isLogin = await passwordMatches(context, newPassword, passwordHashOf(context, id));
  return { hash: await hashPassword(context, newPassword), isLogin };
}

/** What the merchant's rule and the confirmation say against a new one. */
function refusedPaymentPassword({ newPassword, confirmNewPassword }: Wanted, { rules }: Merchant): Refusal | undefined {
  if (!formatOf(paymentPasswordRule(rules))(newPassword)) return refuse(ERROR_CODE.fieldInvalid, { field: 'newPassword' });
  if (!samePassword(confirmNewPassword, newPassword)) return refuse(ERROR_CODE.fieldInvalid, { field: 'confirmNewPassword' });
  return undefined;
}

function storedHash({ db }: RequestContext, accountId: number): string | null {
  return db.get<{ hash: string | null }>('SELECT payment_hash AS hash FROM accounts WHERE id = ?', accountId)?.hash ?? null;
}

/** A new one begins with all its tries. */
function write(context: RequestContext, accountId: number, hash: string): void {
  context.db.run('UPDATE accounts SET payment_hash = ? WHERE id = ?', hash, accountId);
  forgetAttempts(context, context.merchant.code, 'paymentPassword', String(accountId));
}

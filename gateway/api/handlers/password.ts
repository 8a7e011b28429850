import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { samePassword } from '#site/api/contract/characters.ts';
import { formatOf } from '#site/api/contract/formats.ts';
import type { SqlValue } from '../../db/database.ts';
import { ok, refuse } from '../answer.ts';
import type { Refusal } from '../answer.ts';
import { countAttempt, forgetAttempts, usedUp } from '../attempts.ts';
import type { Handlers, Merchant, RequestContext } from '../context.ts';
import { mobileNumber } from '../mobile.ts';
import { hashPassword, passwordHashOf, passwordMatches } from '../passwords.ts';
import { newPassphrase } from '../random.ts';
import { closeSessionsOf, sessionOf } from '../sessions.ts';
import { checkCode, post } from '../verification.ts';
import { forgetFailures } from './login.ts';

const TEMPORARY_MINUTES = 30;

/**
 * Hashing runs before the write; the write checks that the password has not changed since. A refusal for a wrong
 * password also comes from the write, so that a repeated request first gets its stored response.
 */
export const changePassword: Handlers['changePassword'] = async (input, context) => {
  const { merchant, account, token = '' } = context;
  const { oldPassword, newPassword } = input;
  const stored = passwordHashOf(context, account.id);
  const temporary = sessionOf(context, merchant.code, token)?.temporaryHash ?? undefined;
  const isOld = (await passwordMatches(context, oldPassword, stored)) || (await passwordMatches(context, oldPassword, temporary));
  const isSame = samePassword(newPassword, oldPassword) || (await passwordMatches(context, newPassword, stored));
  const newHash = await hashPassword(context, newPassword);
  return () => {
    const owner = String(account.id);
    if (usedUp(context, merchant.code, 'oldPassword', owner)) return refuse(ERROR_CODE.tooManyRequests);
    const unfit = refusedNewPassword(newPassword, merchant);
    if (unfit !== undefined) return unfit;
    if (!samePassword(input.confirmNewPassword, newPassword)) {
      return refuse(ERROR_CODE.fieldInvalid, { field: 'confirmNewPassword' }, 'The two new passwords differ.');
    }
    if (!isOld) {
      countAttempt(context, merchant.code, 'oldPassword', owner);
      return refuse(ERROR_CODE.passwordWrong, { field: 'oldPassword' });
    }
    if (isSame) return refuse(ERROR_CODE.passwordSame, { field: 'newPassword' });
    if (!setPassword(context, account.id, newHash, ['password_hash', stored ?? ''])) {
      return refuse(ERROR_CODE.passwordWrong, { field: 'oldPassword' });
    }
    forgetAttempts(context, merchant.code, 'oldPassword', owner);
    closeSessionsOf(context, account.id, token);
    return ok(null);
  };
};

export const passwordByEmail: Handlers['passwordByEmail'] = async (input, context) => {
  const { db, now, random, merchant } = context;
  const username = input.username.trim().toLowerCase();
  const email = input.email.trim().toLowerCase();
  if (username === '') return refuse(ERROR_CODE.fieldInvalid, { field: 'username' });
  if (email === '') return refuse(ERROR_CODE.fieldInvalid, { field: 'email' });
  if (usedUp(context, merchant.code, 'temporaryPassword', username)) return refuse(ERROR_CODE.tooManyRequests);
  countAttempt(context, merchant.code, 'temporaryPassword', username);
  // Hashed whether or not it is sent, so that the timing is the same.
  const password = newPassphrase(random);
  const hash = await hashPassword(context, password);
  const found = db.get<{ id: number; email: string }>(
    'SELECT id, email FROM accounts WHERE merchant = ? AND username = ? AND lower(email) = ?',
    merchant.code,
    username,
    email,
  );
  if (found !== undefined) {
    const body = `Your temporary password is ${password}. It is good for one login within ${TEMPORARY_MINUTES} minutes. Your own password stays good.`;
    db.transaction(() => {
      db.run(
        'INSERT OR REPLACE INTO temporary_passwords (account_id, merchant, password_hash, expires_at) VALUES (?, ?, ?, ?)',
        found.id,
        merchant.code,
        hash,
        now() + TEMPORARY_MINUTES * 60_000,
      );
      post(context, { kind: 'email', recipient: found.email, body, code: password });
    });
  }
  return ok(null);
};

export const passwordByPhone: Handlers['passwordByPhone'] = async (input, context) => {
  const { db, merchant } = context;
  const unfit = refusedNewPassword(input.newPassword, merchant);
  if (unfit !== undefined) return unfit;
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNum);
  if (usedUp(context, merchant.code, 'resetCode', mobile)) return refuse(ERROR_CODE.tooManyRequests);
  const found = db.get<{ id: number; username: string }>(
    'SELECT id, username FROM accounts WHERE merchant = ? AND mobile = ?',
    merchant.code,
    mobile,
  );
  const right = checkCode(context, 'password', mobile, input.verificationCode);
  if (found === undefined || !right) {
    countAttempt(context, merchant.code, 'resetCode', mobile);
    return refuse(ERROR_CODE.smsCodeWrong, { field: 'verificationCode' });
  }
  // Hash only after the checks, so that guessing does not cost CPU time.
  const newHash = await hashPassword(context, input.newPassword);
  return db.transaction(() => {
    // The account's number has changed since: a code to this one no longer authorizes anything.
    if (!setPassword(context, found.id, newHash, ['mobile', mobile])) {
      return refuse(ERROR_CODE.smsCodeWrong, { field: 'verificationCode' });
    }
    forgetAttempts(context, merchant.code, 'resetCode', mobile);
    forgetAttempts(context, merchant.code, 'oldPassword', String(found.id));
    forgetFailures(context, found.username);
    forgetFailures(context, `+${mobile}`);
    closeSessionsOf(context, found.id);
    return ok(null);
  });
};

function refusedNewPassword(password: string, { rules }: Merchant): Refusal | undefined {
  const rule = rules['password'];
  if (rule === undefined || formatOf(rule)(password)) return undefined;
  return refuse(ERROR_CODE.fieldInvalid, { field: 'newPassword' }, 'The new password is not in the accepted format.');
}

/**
 * Updates the password if the named column still has the value, and ends everything the old one authorized except
 * sessions.
 */
function setPassword(
  { db }: RequestContext,
  accountId: number,
  hash: string,
  [column, value]: readonly [column: 'password_hash' | 'mobile', value: SqlValue],
): boolean {
  const { changes } = db.run(
    `UPDATE accounts SET password_hash = ?, password_expires_at = NULL, default_password = 0 WHERE id = ? AND ${column} = ?`,
    hash,
    accountId,
    value,
  );
  if (changes === 0) return false;
  db.run('DELETE FROM temporary_passwords WHERE account_id = ?', accountId);
  db.run('DELETE FROM challenges WHERE account_id = ?', accountId);
  return true;
}

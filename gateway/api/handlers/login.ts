import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { SessionValue } from '#site/api/contract/login.ts';
import { admit, credentialsOf } from '../admission.ts';
import type { Credentials } from '../admission.ts';
import { refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { countAttempt, forgetAttempts, usedUp } from '../attempts.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { proveHuman } from '../human.ts';
import { mobileNumber } from '../mobile.ts';
import { matchesTemporary, passwordMatches } from '../passwords.ts';
import { provenMobile } from '../proofs.ts';
import { checkCode } from '../verification.ts';

/** From this many consecutive failures on, a name requires a captcha, whether or not it exists. */
const FAILURES_BEFORE_CAPTCHA = 5;

type Input = HandlerInput<Calls['login']>;

export const login: Handlers['login'] = (input, context) => {
  const { flags } = context.merchant;
  if (input.type === 'username') return loginByName(input, context);
  if (input.type === 'sms' && flags['MOBILEVERCODELOGIN3'] === true) return loginBySms(input, context);
  if (input.type === 'firebase' && flags['FIREBASESMS3'] === true) return loginByFirebase(input, context);
  return refuse(ERROR_CODE.functionNotAvailable);
};

async function loginByName(input: Input, context: RequestContext): Promise<Answer<SessionValue>> {
  const { name, found } = whoIsMeant(input, context);
  const guess = countGuess(context, name);
  if (guess === undefined) return refuse(ERROR_CODE.tooManyRequests);
  const human = await proveHuman(context, input, guess.isSuspect || found?.captcha_always === 1);
  if (!human.success) {
    guess.takeBack();
    return human;
  }

  const matches = await passwordMatches(context, input.password, found?.password_hash);
  // A failure always costs two comparisons, so that timing does not reveal whether the account exists.
  const temporaryHash = matches ? null : await matchesTemporary(context, input.password, found?.id);
  // Read again: password, second factor and exclusion may have changed during the comparison.
  const current = found && credentialsOf(context, 'id', found.id);
  const isRight = (matches && current?.password_hash === found?.password_hash) || temporaryHash !== null;
  if (current === undefined || !isRight) {
    const captchaNext = found?.captcha_always === 1 || guess.failures >= FAILURES_BEFORE_CAPTCHA;
    return refuse(ERROR_CODE.loginFailed, captchaNext ? { captcha: true } : undefined);
  }
  guess.takeBack();
  forgetFailures(context, name);
  const passwordExpired = current.password_expires_at !== null && current.password_expires_at <= context.now();
  const defaultPassword = current.default_password === 1 || temporaryHash !== null;
  return admit(context, current, { passwordExpired, defaultPassword, temporaryHash });
}

function loginBySms(input: Input, context: RequestContext): Answer<SessionValue> {
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNum || input.username);
  const found = credentialsOf(context, 'mobile', mobile);
  const right = checkCode(context, 'login', mobile, input.password);
  if (found === undefined || !right) return refuse(ERROR_CODE.smsCodeWrong);
  return admit(context, found);
}

async function loginByFirebase(input: Input, context: RequestContext): Promise<Answer<SessionValue>> {
  const human = await proveHuman(context, input, false);
  if (!human.success) return human;
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNum || input.username);
  if (!(await provenMobile(context, input.firebaseIdToken, mobile, 'login'))) return refuse(ERROR_CODE.providerRefused);
  const found = credentialsOf(context, 'mobile', mobile);
  // Only disclosed to the number's owner, who has proven it with the code.
  if (found === undefined) return refuse(ERROR_CODE.accountUnknown, undefined, 'No account has this number. Please register.');
  return admit(context, found);
}

/**
 * The account of a login, and the name that its failures are counted under. Players can log in with their mobile
 * number: then both fields contain the number.
 */
function whoIsMeant(input: Input, context: RequestContext): { name: string; found: Credentials | undefined } {
  const byNumber = mobileNumber(input.countryDialingCode, input.mobileNum ?? '');
  const isNumber = (input.mobileNum ?? '') !== '' && mobileNumber(input.countryDialingCode, input.username) === byNumber;
  if (isNumber) return { name: `+${byNumber}`, found: credentialsOf(context, 'mobile', byNumber) };
  const name = input.username.toLowerCase();
  return { name, found: credentialsOf(context, 'username', name) };
}

/** A password attempt that counts as wrong until it is compared. */
interface Guess {
  /** A captcha is required. */
  readonly isSuspect: boolean;
  /** Consecutive failures of the name, including this one. */
  readonly failures: number;
  takeBack(): void;
}

/** Counts an attempt before it is compared; `undefined` if the name has none left. */
function countGuess(context: RequestContext, name: string): Guess | undefined {
  const { db, merchant, clientAddress } = context;
  return db.transaction(() => {
    if (usedUp(context, merchant.code, 'loginFailure', name)) return undefined;
    const isAddressUsedUp = usedUp(context, merchant.code, 'addressFailure', clientAddress);
    const uncountName = countAttempt(context, merchant.code, 'loginFailure', name);
    const uncountAddress = countAttempt(context, merchant.code, 'addressFailure', clientAddress);
    const row = db.get<{ failures: number }>(
      `INSERT INTO login_failures (merchant, username, failures) VALUES (?, ?, 1)
       ON CONFLICT DO UPDATE SET failures = failures + 1 RETURNING failures`,
      merchant.code,
      name,
    );
    const failures = row?.failures ?? 1;
    return {
      isSuspect: failures > FAILURES_BEFORE_CAPTCHA || isAddressUsedUp,
      failures,
      takeBack: () =>
        db.transaction(() => {
          uncountName();
          uncountAddress();
          db.run(
            'UPDATE login_failures SET failures = failures - 1 WHERE merchant = ? AND username = ? AND failures > 0',
            merchant.code,
            name,
          );
        }),
    };
  });
}

/** Resets a name's failures. */
export function forgetFailures(context: RequestContext, name: string): void {
  const { db, merchant } = context;
  db.run('DELETE FROM login_failures WHERE merchant = ? AND username = ?', merchant.code, name);
  forgetAttempts(context, merchant.code, 'loginFailure', name);
}

import { ERROR_CODE } from '#site/api/contract/envelope.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { SessionValue } from '#site/api/contract/login.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { ok, refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { hashPassword, passwordMatches } from '../passwords.ts';
import { newCode, newToken } from '../random.ts';
import { publishedKeys } from '../sealed.ts';
import { closeSession, openSession } from '../sessions.ts';
import { checkCaptcha, checkSms, mobileNumber, newCaptcha, sendSms } from '../verification.ts';

/** From this many failures in a row on, a name needs a captcha, whether it exists or not. */
const FAILURES_BEFORE_CAPTCHA = 5;

interface Credentials {
  id: number;
  username: string;
  type: number;
  password_hash: string;
  password_expires_at: number | null;
  default_password: number;
  member: number;
  captcha_always: number;
  registered_ip: string | null;
  excluded_until: number | null;
  last_login_at: number | null;
}

const CREDENTIALS = `SELECT id, username, type, password_hash, password_expires_at, default_password, member, captcha_always,
  registered_ip, excluded_until, last_login_at FROM accounts`;

export const login: Handlers['login'] = (input, context) => {
  if (input.type === 'username') return loginByName(input, context);
  if (input.type === 'sms' && context.merchant.flags['MOBILEVERCODELOGIN3'] === true) return loginBySms(input, context);
  return refuse(ERROR_CODE.functionNotAvailable);
};

async function loginByName(input: HandlerInput<Calls['login']>, context: RequestContext): Promise<Answer<SessionValue>> {
  const { db, merchant } = context;
  const username = input.username.toLowerCase();
  const found = db.get<Credentials>(`${CREDENTIALS} WHERE merchant = ? AND username = ?`, merchant.code, username);
  if (found?.captcha_always === 1 || failures(context, username) >= FAILURES_BEFORE_CAPTCHA) {
    const captchaAnswer = checkCaptcha(context, input.captcha);
    if (!captchaAnswer.success) return captchaAnswer;
  }
  const matches = await passwordMatches(input.password, found?.password_hash);
  if (found === undefined || !matches) {
    const captchaNext = found?.captcha_always === 1 || countFailure(context, username) >= FAILURES_BEFORE_CAPTCHA;
    return refuse(ERROR_CODE.loginFailed, captchaNext ? { captcha: true } : undefined);
  }
  db.run('DELETE FROM login_failures WHERE merchant = ? AND username = ?', merchant.code, username);
  const expired = found.password_expires_at !== null && found.password_expires_at <= context.now();
  return admit(context, found, { passwordExpired: expired, defaultPassword: found.default_password === 1 });
}

function loginBySms(input: HandlerInput<Calls['login']>, context: RequestContext): Answer<SessionValue> {
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNum ?? input.username);
  const found = context.db.get<Credentials>(`${CREDENTIALS} WHERE merchant = ? AND mobile = ?`, context.merchant.code, mobile);
  const right = checkSms(context, 'login', mobile, input.password);
  if (found === undefined || !right) return refuse(ERROR_CODE.smsCodeWrong);
  return admit(context, found, { passwordExpired: false, defaultPassword: false });
}

/** Opens the session of someone who proved to be who they say, unless the account may not log in. */
function admit(
  context: RequestContext,
  found: Credentials,
  marks: Pick<SessionValue, 'passwordExpired' | 'defaultPassword'>,
): Answer<SessionValue> {
  if (found.member === 0) return refuse(ERROR_CODE.loginNotMember);
  if ((found.excluded_until ?? 0) > context.now()) return refuse(ERROR_CODE.accountExcluded);
  if (found.registered_ip !== null && found.registered_ip !== context.clientAddress) {
    return refuse(ERROR_CODE.loginUnregisteredIp);
  }
  const token = openSession(context, context.merchant.code, found.id);
  const { username, type } = found;
  return ok({ token, id: String(found.id), userName: username, type, firstTimeLogin: found.last_login_at === null, ...marks });
}

export const logout: Handlers['logout'] = (_input, { token, merchant, ...gateway }) => {
  if (token !== undefined) closeSession(gateway, merchant.code, token);
  return ok(null);
};

export const freeplay: Handlers['freeplay'] = async (_input, context) => {
  const { db, now, random, merchant } = context;
  const username = `guest${newCode(random, 10)}`;
  // A guest has no password; nobody can know this one.
  const passwordHash = await hashPassword(newToken(random));
  const { id } = db.run(
    'INSERT INTO accounts (merchant, username, nickname, type, password_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    merchant.code,
    username,
    'Guest',
    TRIAL_ACCOUNT,
    passwordHash,
    now(),
  );
  const token = openSession(context, merchant.code, id);
  return ok({ token, id: String(id), userName: username, type: TRIAL_ACCOUNT, firstTimeLogin: false, passwordExpired: false });
};

export const sessionKey: Handlers['sessionKey'] = async (_input, context) =>
  ok({ keys: await publishedKeys(context, context.merchant.code) });

export const captcha: Handlers['captcha'] = (_input, context) => ok(newCaptcha(context));

export const smsLoginCode: Handlers['smsLoginCode'] = (input, context) => {
  const mobile = mobileNumber(input.countryDialingCode, input.mobileNum);
  const known = context.db.get('SELECT 1 FROM accounts WHERE merchant = ? AND mobile = ?', context.merchant.code, mobile);
  return sendSms(context, 'login', mobile, known !== undefined);
};

export const smsRegisterCode: Handlers['smsRegisterCode'] = (input, context) =>
  sendSms(context, 'register', mobileNumber(input.countryDialingCode, input.mobileNo));

function failures({ db, merchant }: RequestContext, username: string): number {
  const row = db.get<{ failures: number }>(
    'SELECT failures FROM login_failures WHERE merchant = ? AND username = ?',
    merchant.code,
    username,
  );
  return row?.failures ?? 0;
}

function countFailure({ db, merchant }: RequestContext, username: string): number {
  const row = db.get<{ failures: number }>(
    `INSERT INTO login_failures (merchant, username, failures) VALUES (?, ?, 1)
     ON CONFLICT DO UPDATE SET failures = failures + 1 RETURNING failures`,
    merchant.code,
    username,
  );
  return row?.failures ?? 0;
}

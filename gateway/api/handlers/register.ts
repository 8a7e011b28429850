import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import { credentialsOf, isForAgents } from '../admission.ts';
import { ok, refuse } from '../answer.ts';
import type { Answer, Refusal } from '../answer.ts';
import { countAttempt, usedUp } from '../attempts.ts';
import type { Handlers, Merchant, RequestContext } from '../context.ts';
import { proveHuman } from '../human.ts';
import { isMobileNumber, mobileNumber } from '../mobile.ts';
import { hashPassword, passwordHashOf, passwordMatches } from '../passwords.ts';
import { provenMobile } from '../proofs.ts';
import { newToken } from '../random.ts';
import { noteReferral } from '../referrals.ts';
import { inviterOf, joinByLink } from '../../domain/team/links.ts';
import { checkFields } from '../registration.ts';
import type { AcceptedFields, RegistrationTab } from '../registration.ts';
import { openSession } from '../sessions.ts';
import { checkCode } from '../verification.ts';

type Input = HandlerInput<Calls['registerMember']>;
type Registered = HandlerOutput<Calls['registerMember']>;

export const registrationRules: Handlers['registrationRules'] = (_input, { merchant }) => ok(merchant.rules);

export const registerMember: Handlers['registerMember'] = (input, context) =>
  context.merchant.flags['USERNAMEREG3'] === false ? refuse(ERROR_CODE.functionNotAvailable) : register('username', input, context);

export const registerMobile: Handlers['registerMobile'] = (input, context) => register('mobile', input, context);

export const checkUsername: Handlers['checkUsername'] = (input, context) =>
  usernameTaken(context, input.username.trim().toLowerCase()) ? refuse(ERROR_CODE.usernameTaken) : ok(null);

export const checkAffiliate: Handlers['checkAffiliate'] = (input, context) =>
  inviterOf(context, input.code) === undefined ? refuse(ERROR_CODE.affiliateUnknown) : ok(null);

async function register(tab: RegistrationTab, input: Input, context: RequestContext): Promise<Answer<Registered>> {
  const { db, now, merchant, random } = context;
  const again = await registeredBefore(input, context);
  if (again !== undefined) return again;
  const fields = checkFields(tab, input, merchant);
  if (!fields.success) return fields;
  const accepted = fields.value;
  const mobile = accepted.mobileNum === undefined ? null : mobileNumber(input.countryDialingCode, accepted.mobileNum);
  if (mobile !== null && !isMobileNumber(mobile)) return refuse(ERROR_CODE.fieldInvalid, { field: 'mobileNum' });
  const username = accepted.username?.toLowerCase() ?? mobile ?? '';
  const refused = await refusedByProof(tab, input, context, { username, mobile });
  if (refused !== undefined) return refused;
  // If the field is off, the URL still names the inviter.
  const inviter = inviterOf(context, accepted.affiliateCode ?? input.referralCode ?? input.affiliateCode ?? '');
  if (accepted.affiliateCode !== undefined && inviter === undefined) return refuse(ERROR_CODE.affiliateUnknown);

  // Without a password field the password is random: such an account logs in by code.
  const passwordHash = await hashPassword(context, accepted.password ?? newToken(random));
  const paymentHash = accepted.paymentPassword === undefined ? null : await hashPassword(context, accepted.paymentPassword);
  const profile = JSON.stringify(profileOf(accepted));
  const made = db.transaction(() => {
    const { id, changes } = db.run(
      `INSERT INTO accounts (merchant, username, nickname, type, upline_id, password_hash, mobile, email, profile, payment_hash, language, created_at,
         register_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      merchant.code,
      username,
      accepted.username ?? username,
      inviter?.type ?? 0,
      inviter?.uplineId ?? null,
      passwordHash,
      mobile,
      accepted.email ?? null,
      profile,
      paymentHash,
      context.language,
      now(),
      context.idempotencyKey ?? null,
    );
    if (changes === 0) return undefined;
    if (inviter !== undefined) noteReferral(db, merchant.code, id, inviter.uplineId, now());
    if (inviter?.linkId !== undefined) joinByLink(context, id, inviter.linkId);
    return registered(input, context, id);
  });
  // The same request may have created the account in the meantime: a client that timed out sends it again.
  const known = made ?? (await registeredBefore(input, context));
  return known ?? refusedAsTaken(context, { username, mobile }) ?? refuse(ERROR_CODE.usernameTaken);
}

/** Values that must be unique to an account. */
interface Wanted {
  readonly username: string;
  readonly mobile: string | null;
}

function refusedAsTaken(context: RequestContext, { username, mobile }: Wanted): Refusal | undefined {
  const { db, merchant } = context;
  if (usernameTaken(context, username)) return refuse(ERROR_CODE.usernameTaken, { field: 'username' });
  const owner = mobile !== null && db.get('SELECT 1 FROM accounts WHERE merchant = ? AND mobile = ?', merchant.code, mobile);
  return owner ? refuse(ERROR_CODE.mobileTaken, { field: 'mobileNum' }) : undefined;
}

/** Checks uniqueness first, so that a refusal does not use up a right code or captcha. */
async function refusedByProof(tab: RegistrationTab, input: Input, context: RequestContext, wanted: Wanted): Promise<Refusal | undefined> {
  const { merchant } = context;
  const { mobile } = wanted;
  const taken = refusedAsTaken(context, wanted);
  if (taken !== undefined) return taken;
  const human = await proveHuman(context, input, merchant.rules['captcha']?.enabled === true);
  if (!human.success) return human;
  const needsCode = tab === 'mobile' || merchant.flags['REGMOBVERF3'] === true;
  if (!needsCode) return undefined;
  const isProven = byFirebase(merchant)
    ? await provenMobile(context, input.firebaseIdToken, mobile ?? '', 'register')
    : checkCode(context, 'register', mobile ?? '', input.verificationCode);
  return isProven ? undefined : refuse(ERROR_CODE.smsCodeWrong, { field: 'verificationCode' });
}

/** Whether mobiles are verified by Firebase. A merchant with the flag but no project uses the gateway's codes. */
function byFirebase({ flags, seed }: Merchant): boolean {
  return flags['FIREBASESMS3'] === true && seed.providers?.firebase !== undefined;
}

/**
 * A client that lost the response repeats the request under its idempotency key and gets the account it created, after
 * proving the password: the response may contain a token, so the key alone is not enough.
 */
async function registeredBefore(input: Input, context: RequestContext): Promise<Answer<Registered> | undefined> {
  if (context.idempotencyKey === undefined) return undefined;
  const made = context.db.get<{ id: number; password_hash: string }>(
    'SELECT id, password_hash FROM accounts WHERE merchant = ? AND register_key = ?',
    context.merchant.code,
    context.idempotencyKey,
  );
  if (made === undefined) return undefined;
  const tries = [context, context.merchant.code, 'oldPassword', String(made.id)] as const;
  if (usedUp(...tries)) return refuse(ERROR_CODE.tooManyRequests);
  const uncount = countAttempt(...tries);
  const same = await passwordMatches(context, input.password?.trim() ?? '', made.password_hash);
  // The password may have changed during the comparison.
  if (!same || passwordHashOf(context, made.id) !== made.password_hash) return refuse(ERROR_CODE.idempotencyKeyReused);
  uncount();
  return registered(input, context, made.id);
}

function registered(input: Input, context: RequestContext, id: number): Answer<Registered> {
  const type = credentialsOf(context, 'id', id)?.type ?? 0;
  const logIn = input.login === true && context.merchant.flags['DIRECTREG3'] === true && !isForAgents(context, type);
  const customerId = String(id);
  return ok(logIn ? { customerId, token: openSession(context, context.merchant.code, id) } : { customerId });
}

/** The fields without a column, stored as the profile. */
function profileOf(accepted: AcceptedFields): Record<string, string> {
  const { username: _username, password: _password, mobileNum: _mobile, paymentPassword: _payment, ...rest } = accepted;
  return rest;
}

function usernameTaken({ db, merchant }: RequestContext, username: string): boolean {
  return db.get('SELECT 1 FROM accounts WHERE merchant = ? AND username = ?', merchant.code, username) !== undefined;
}

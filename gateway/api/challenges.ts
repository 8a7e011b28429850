import { plainNumber } from '#ui/text/plainNumber.ts';
import { Secret, TOTP } from 'otpauth';
import { sameHolder } from '#site/api/contract/bankCards.ts';
import { FACTORS } from '#site/api/contract/envelope.ts';
import type { Challenge, Factor } from '#site/api/contract/envelope.ts';
import type { RequestContext } from './context.ts';
import { isSameMobile, maskEmail, maskMobile } from './mobile.ts';
import { newToken, tokenHash } from './random.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { checkCode } from './verification.ts';

/** How long a login waits for its second factor. */
const CHALLENGE_MS = 10 * 60_000;
/** Number of wrong answers that ends the challenge. */
const WRONG_ANSWERS = 5;

/** The factors of an account; `null` if it does not have one. */
export interface FactorHolder {
  readonly id: number;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly totp_secret: string | null;
  readonly bank_account_name: string | null;
  /** 1: the authenticator app is required for every login and is the only accepted factor. */
  readonly second_step: number;
}

/** A pending login. `wayIn` is the argument of `admit`. */
export interface OpenChallenge {
  readonly id: string;
  readonly holder: FactorHolder;
  readonly wayIn: string;
}

/** Whether a login needs no second factor: the account does not require one, or the address is already verified. */
export function isKnownAddress(
  { db, clientAddress }: RequestContext,
  account: { id: number; registered_ip: string | null; second_step: number },
): boolean {
  if (account.second_step === 1) return false;
  if (account.registered_ip === null || account.registered_ip === clientAddress) return true;
  return db.get('SELECT 1 FROM known_addresses WHERE account_id = ? AND address = ?', account.id, clientAddress) !== undefined;
}

export function rememberAddress({ db, now, merchant, clientAddress }: RequestContext, accountId: number): void {
  db.run(
    'INSERT INTO known_addresses (account_id, merchant, address, known_since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    accountId,
    merchant.code,
    clientAddress,
    now(),
  );
}

/** Creates a challenge for a login; `undefined` if the account has no second factor. */
export function openChallenge(context: RequestContext, accountId: number, wayIn: string): Challenge | undefined {
  const { db, now, random, merchant, clientAddress } = context;
  const holder = db.get<FactorHolder>(
    'SELECT id, mobile, email, totp_secret, bank_account_name, second_step FROM accounts WHERE id = ?',
    accountId,
  );
  const factors = holder === undefined ? [] : factorsOf(holder);
  if (factors.length === 0) return undefined;
  const id = newToken(random);
  db.run('DELETE FROM challenges WHERE expires_at < ?', now());
  db.run(
    'INSERT INTO challenges (id_hash, merchant, account_id, address, way_in, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    tokenHash(id),
    merchant.code,
    accountId,
    clientAddress,
    wayIn,
    now() + CHALLENGE_MS,
  );
  return { id, factors };
}

/** A pending challenge by id, only for the address that it was created for. */
export function challengeOf({ db, now, merchant, clientAddress }: RequestContext, id: string): OpenChallenge | undefined {
  const row = db.get<FactorHolder & { way_in: string }>(
    `SELECT a.id, a.mobile, a.email, a.totp_secret, a.bank_account_name, a.second_step, c.way_in
     FROM challenges c JOIN accounts a ON a.id = c.account_id
     WHERE c.id_hash = ? AND c.merchant = ? AND c.address = ? AND c.expires_at > ?`,
    tokenHash(id),
    merchant.code,
    clientAddress,
    now(),
  );
  return row && { id, holder: row, wayIn: row.way_in };
}

export function closeChallenge({ db }: RequestContext, id: string): void {
  db.run('DELETE FROM challenges WHERE id_hash = ?', tokenHash(id));
}

/** Counts a wrong answer; returns true if it was the last one allowed. */
export function countWrongAnswer(context: RequestContext, id: string): boolean {
  const row = context.db.get<{ wrong: number }>(
    'UPDATE challenges SET wrong_answers = wrong_answers + 1 WHERE id_hash = ? RETURNING wrong_answers AS wrong',
    tokenHash(id),
  );
  const isOver = (row?.wrong ?? WRONG_ANSWERS) >= WRONG_ANSWERS;
  if (isOver) closeChallenge(context, id);
  return isOver;
}

/** Recipient of a factor's code; `undefined` for a factor without a code, or one that the account does not have. */
export function codeRecipient(holder: FactorHolder, factor: Factor): { channel: 'sms' | 'email'; recipient: string } | undefined {
  if (holder.second_step === 1) return undefined;
  if (factor === 'sms' && holder.mobile !== null) return { channel: 'sms', recipient: holder.mobile };
  if (factor === 'email' && holder.email !== null) return { channel: 'email', recipient: holder.email };
  return undefined;
}

/** Whether the answer is right. A right code is used up. */
export function isRightAnswer(context: RequestContext, holder: FactorHolder, factor: Factor, answer: string): boolean {
  if (holder.second_step === 1 && factor !== 'google') return false;
  switch (factor) {
    case 'mobile':
      return holder.mobile !== null && isSameMobile(answer, holder.mobile);
    case 'email':
    case 'sms': {
      const sent = codeRecipient(holder, factor);
      return sent !== undefined && checkCode(context, 'factor', sent.recipient, answer);
    }
    case 'google':
      return holder.totp_secret !== null && isAppOrRecoveryCode(context, holder.id, holder.totp_secret, answer);
    case 'bankAccountName':
      return holder.bank_account_name !== null && sameHolder(answer, holder.bank_account_name);
  }
}

/** The authenticator of a secret: six digits, a new code every 30 seconds. */
export function authenticatorOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret) });
}

/** The time step of a code of the authenticator app, allowing one step of 30 seconds of drift; `undefined` if it is wrong. */
export function totpStep({ now }: Pick<RequestContext, 'now'>, secret: string, answer: string): number | undefined {
  const token = plainNumber(answer);
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = authenticatorOf(secret);
  const delta = totp.validate({ token, window: 1, timestamp: now() });
  return delta === null ? undefined : totp.counter({ timestamp: now() }) + delta;
}

/** Checks a code of the authenticator app; each works only once. */
export function isFreshTotp(context: RequestContext, accountId: number, secret: string, answer: string): boolean {
  const step = totpStep(context, secret, answer);
  if (step === undefined) return false;
  const { changes } = context.db.run(
    'UPDATE accounts SET totp_last_step = ?1 WHERE id = ?2 AND coalesce(totp_last_step, -1) < ?1',
    step,
    accountId,
  );
  return changes === 1;
}

/** Checks a code of the app or a recovery code; each works only once. */
export function isAppOrRecoveryCode(context: RequestContext, accountId: number, secret: string, answer: string): boolean {
  return isFreshTotp(context, accountId, secret, answer) || spendRecoveryCode(context, accountId, answer);
}

function factorsOf(holder: FactorHolder): Challenge['factors'] {
  const has: Record<Factor, { hint?: string } | undefined> = {
    mobile: holder.mobile === null ? undefined : { hint: maskMobile(holder.mobile) },
    email: holder.email === null ? undefined : { hint: maskEmail(holder.email) },
    sms: holder.mobile === null ? undefined : { hint: maskMobile(holder.mobile) },
    google: holder.totp_secret === null ? undefined : {},
    bankAccountName: holder.bank_account_name === null ? undefined : {},
  };
  if (holder.second_step === 1) return has.google === undefined ? [] : [{ factor: 'google' }];
  return FACTORS.flatMap((factor) => (has[factor] === undefined ? [] : [{ factor, ...has[factor] }]));
}

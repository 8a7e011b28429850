import { plainNumber } from '#ui/text/plainNumber.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { countAttempt, usedUp } from './attempts.ts';
import { drawCaptcha } from './captchaImage.ts';
import type { RequestContext } from './context.ts';
import { newCode, newToken } from './random.ts';

/** Cookie that ties a captcha to the browser that requested it. */
const CAPTCHA_COOKIE = 'captchaId';
const CAPTCHA_SECONDS = 180;
const CAPTCHA_DIGITS = 4;

const CODE_DIGITS = 6;
const CODE_ATTEMPTS = 5;
/** Minimum time between codes; the client's button allows one per second. */
const CODE_INTERVAL_MS = 1000;

/** Identifies one code: by merchant, purpose and recipient. */
const ONE_CODE = 'WHERE merchant = ? AND purpose = ? AND mobile = ?';

/** Purpose of a code: it is valid for that purpose only. */
export type CodePurpose = 'login' | 'register' | 'password' | 'factor' | 'owner' | 'bind';

/** Validity by channel: e-mails take longer to be read than texts. */
const CHANNEL_MINUTES = { sms: 1, email: 10 } as const;
export type Channel = keyof typeof CHANNEL_MINUTES;

/** A code to send. `recipient`: digits of a mobile, or an e-mail address. */
export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly recipient: string;
  readonly channel?: Channel;
  /** If false, the response is the same but nothing is sent. */
  readonly deliver?: boolean;
}

/** Creates a captcha: sets its cookie and returns the image as base64 PNG. */
export function newCaptcha(context: RequestContext): string {
  const { db, now, random, merchant } = context;
  const id = newToken(random);
  const answer = newCode(random, CAPTCHA_DIGITS);
  db.transaction(() => {
    db.run('DELETE FROM captchas WHERE expires_at < ?', now());
    db.run(
      'INSERT INTO captchas (merchant, id, answer, expires_at) VALUES (?, ?, ?, ?)',
      merchant.code,
      id,
      answer,
      now() + CAPTCHA_SECONDS * 1000,
    );
  });
  context.setCookie(CAPTCHA_COOKIE, id, CAPTCHA_SECONDS);
  return drawCaptcha(answer, random).toString('base64');
}

/** Checks and uses up the browser's captcha, right or wrong. */
export function checkCaptcha(context: RequestContext, answer: string | undefined): Answer<null> {
  if (answer === undefined || answer === '') return refuse(ERROR_CODE.captchaRequired, { captcha: true });
  const spent = context.db.get<{ answer: string }>(
    'DELETE FROM captchas WHERE merchant = ? AND id = ? AND expires_at > ? RETURNING answer',
    context.merchant.code,
    context.cookie(CAPTCHA_COOKIE) ?? '',
    context.now(),
  );
  return spent?.answer === plainNumber(answer) ? ok(null) : refuse(ERROR_CODE.captchaWrong, { captcha: true });
}

/** Writes a code to the outbox, which replaces SMS and e-mail services. */
export function sendCode(context: RequestContext, order: CodeOrder): Answer<{ expiredMinutes: number }> {
  const { db, now, random, merchant } = context;
  const { purpose, recipient, channel = 'sms', deliver = true } = order;
  const expiredMinutes = CHANNEL_MINUTES[channel];
  const expiresAt = now() + expiredMinutes * 60_000;
  const code = newCode(random, CODE_DIGITS);
  return db.transaction(() => {
    const last = db.get<{ expires_at: number }>(`SELECT expires_at FROM sms_codes ${ONE_CODE}`, merchant.code, purpose, recipient);
    if (last !== undefined && expiresAt - last.expires_at < CODE_INTERVAL_MS) return refuse(ERROR_CODE.smsNotSent);
    if (usedUp(context, merchant.code, 'code', recipient)) return refuse(ERROR_CODE.tooManyRequests);
    countAttempt(context, merchant.code, 'code', recipient);
    db.run(
      'INSERT OR REPLACE INTO sms_codes (merchant, purpose, mobile, code, expires_at) VALUES (?, ?, ?, ?, ?)',
      merchant.code,
      purpose,
      recipient,
      code,
      expiresAt,
    );
    const minutes = `${expiredMinutes} minute${expiredMinutes === 1 ? '' : 's'}`;
    if (deliver) post(context, { kind: channel, recipient, body: `Your code is ${code}. It is good for ${minutes}.`, code });
    return ok({ expiredMinutes });
  });
}

/** Puts a message in the outbox. `code` is the secret in it, for the control panel. */
export function post(
  { db, now, merchant }: Pick<RequestContext, 'db' | 'now'> & { readonly merchant: { readonly code: string } },
  message: { kind: Channel; recipient: string; body: string; code: string },
): void {
  db.run(
    'INSERT INTO outbox (merchant, kind, recipient, body, code, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    merchant.code,
    message.kind,
    message.recipient,
    message.body,
    message.code,
    now(),
  );
}

/** Checks the code; a right one is used up, and so is one with five wrong attempts. */
export function checkCode(context: RequestContext, purpose: CodePurpose, recipient: string, code: string | undefined): boolean {
  return context.db.transaction(() => {
    const right = isRightCode(context, purpose, recipient, code);
    if (right) spendCode(context, purpose, recipient);
    return right;
  });
}

/**
 * Whether the code is right. A wrong one counts; a right one stays valid until it is used up, for writes that need
 * several proofs.
 */
export function isRightCode(
  { db, now, merchant }: RequestContext,
  purpose: CodePurpose,
  recipient: string,
  code: string | undefined,
): boolean {
  return db.transaction(() => {
    const key = [merchant.code, purpose, recipient] as const;
    const sent = db.get<{ code: string; attempts: number; expires_at: number }>(
      `SELECT code, attempts, expires_at FROM sms_codes ${ONE_CODE}`,
      ...key,
    );
    if (sent === undefined || sent.expires_at <= now() || sent.attempts >= CODE_ATTEMPTS) return false;
    const right = sent.code === plainNumber(code ?? '');
    if (!right) db.run(`UPDATE sms_codes SET attempts = attempts + 1 ${ONE_CODE}`, ...key);
    return right;
  });
}

export function spendCode({ db, merchant }: RequestContext, purpose: CodePurpose, recipient: string): void {
  db.run(`DELETE FROM sms_codes ${ONE_CODE}`, merchant.code, purpose, recipient);
}

import { ERROR_CODE } from '#site/api/contract/envelope.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { drawCaptcha } from './captchaImage.ts';
import type { RequestContext } from './context.ts';
import { newCode, newToken } from './random.ts';

/** Cookie that ties a captcha picture to the browser that asked for it. */
export const CAPTCHA_COOKIE = 'captchaId';
const CAPTCHA_SECONDS = 180;
const CAPTCHA_DIGITS = 4;

const SMS_MINUTES = 1;
const SMS_DIGITS = 6;
const SMS_ATTEMPTS = 5;
/** The client's own button allows one a second; nobody gets another text sooner. */
const SMS_INTERVAL_MS = 1000;

export type SmsPurpose = 'login' | 'register';

/** A new captcha: sets its cookie and answers the picture as base64 PNG. */
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

/** Spends the browser's captcha, right or wrong. */
export function checkCaptcha(context: RequestContext, answer: string | undefined): Answer<null> {
  if (answer === undefined || answer === '') return refuse(ERROR_CODE.captchaRequired, { captcha: true });
  const spent = context.db.get<{ answer: string }>(
    'DELETE FROM captchas WHERE merchant = ? AND id = ? AND expires_at > ? RETURNING answer',
    context.merchant.code,
    context.cookie(CAPTCHA_COOKIE) ?? '',
    context.now(),
  );
  return spent?.answer === answer.trim() ? ok(null) : refuse(ERROR_CODE.captchaWrong, { captcha: true });
}

/** Digits of the full number, which is how a mobile is stored: `+63 917 000` and `63917000` are one. */
export function mobileNumber(countryDialingCode: string | undefined, mobileNum: string): string {
  return `${countryDialingCode ?? ''}${mobileNum}`.replace(/\D/g, '');
}

/** Writes a code to the outbox, which stands for the SMS service. `deliver` false answers alike and sends nothing. */
export function sendSms(context: RequestContext, purpose: SmsPurpose, mobile: string, deliver = true): Answer<{ expiredMinutes: number }> {
  const { db, now, random, merchant } = context;
  const expiresAt = now() + SMS_MINUTES * 60_000;
  const code = newCode(random, SMS_DIGITS);
  return db.transaction(() => {
    const last = db.get<{ expires_at: number }>(
      'SELECT expires_at FROM sms_codes WHERE merchant = ? AND purpose = ? AND mobile = ?',
      merchant.code,
      purpose,
      mobile,
    );
    if (last !== undefined && expiresAt - last.expires_at < SMS_INTERVAL_MS) return refuse(ERROR_CODE.smsNotSent);
    db.run(
      'INSERT OR REPLACE INTO sms_codes (merchant, purpose, mobile, code, expires_at) VALUES (?, ?, ?, ?, ?)',
      merchant.code,
      purpose,
      mobile,
      code,
      expiresAt,
    );
    if (deliver) {
      db.run(
        'INSERT INTO outbox (merchant, kind, recipient, body, code, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        merchant.code,
        'sms',
        mobile,
        `Your code is ${code}. It is good for ${SMS_MINUTES} minute.`,
        code,
        now(),
      );
    }
    return ok({ expiredMinutes: SMS_MINUTES });
  });
}

/** Spends the code when it is right; five wrong attempts spend it too. */
export function checkSms({ db, now, merchant }: RequestContext, purpose: SmsPurpose, mobile: string, code: string | undefined): boolean {
  return db.transaction(() => {
    const where = 'WHERE merchant = ? AND purpose = ? AND mobile = ?';
    const key = [merchant.code, purpose, mobile] as const;
    const sent = db.get<{ code: string; attempts: number; expires_at: number }>(
      `SELECT code, attempts, expires_at FROM sms_codes ${where}`,
      ...key,
    );
    if (sent === undefined || sent.expires_at <= now() || sent.attempts >= SMS_ATTEMPTS) return false;
    const right = sent.code === code?.trim();
    db.run(right ? `DELETE FROM sms_codes ${where}` : `UPDATE sms_codes SET attempts = attempts + 1 ${where}`, ...key);
    return right;
  });
}

import { Secret } from 'otpauth';
import { encodeQR } from 'qr';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../answer.ts';
import { countAttempt, usedUp } from '../../attempts.ts';
import { isAppOrRecoveryCode, isFreshTotp } from '../../challenges.ts';
import type { Account, Handlers, RequestContext } from '../../context.ts';
import { readProof } from '../../ownerProof.ts';
import { forgetRecoveryCodes, makeRecoveryCodes } from '../../recoveryCodes.ts';

/** The length of SHA-1's output, which apps expect (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** Light modules around a code, required by readers (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Time to find one's phone and install an app. */
const SETUP_MS = 30 * 60_000;

/**
 * The secret stays pending until a code confirms it; repeating the call returns the same one. This is the only response
 * that contains it, and it is excluded from the record of calls.
 */
export const authenticatorSetup: Handlers['authenticatorSetup'] = (_input, context) => {
  const { db, now, random, merchant, account } = context;
  return db.transaction(() => {
    if (secretOf(context, account) !== null) return refuse(PAGE_CODE.authenticatorState);
    db.run('DELETE FROM authenticator_setups WHERE expires_at <= ?', now());
    const waiting = waitingSecret(context, account);
    const secret = waiting ?? new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;
    if (waiting === undefined) {
      db.run(
        'INSERT INTO authenticator_setups (account_id, merchant, secret, expires_at) VALUES (?, ?, ?, ?)',
        account.id,
        merchant.code,
        secret,
        now() + SETUP_MS,
      );
    }
    const qr = encodeQR(keyAddress(context, account, secret), 'raw', { border: QUIET_ZONE });
    return ok({ secret, qr: qr.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) });
  });
};

export const turnOnAuthenticator: Handlers['turnOnAuthenticator'] =
  ({ verificationCode }, context) =>
  () => {
    const { db, account } = context;
    const secret = waitingSecret(context, account);
    if (secretOf(context, account) !== null || secret === undefined) return refuse(PAGE_CODE.authenticatorState);
    // Used steps of an earlier secret do not apply to this one.
    db.run('UPDATE accounts SET totp_last_step = NULL WHERE id = ?', account.id);
    const refused = refusedCode(context, account, () => isFreshTotp(context, account.id, secret, verificationCode));
    if (refused !== undefined) return refused;
    db.run('UPDATE accounts SET totp_secret = ?, second_step = 1 WHERE id = ?', secret, account.id);
    db.run('DELETE FROM authenticator_setups WHERE account_id = ?', account.id);
    return ok({ recoveryCodes: makeRecoveryCodes(context, account.id) });
  };

export const turnOffAuthenticator: Handlers['turnOffAuthenticator'] = async (input, context) => {
  const { db, account } = context;
  const proof = await readProof(context, account, input.proof);
  return () => {
    const secret = secretOf(context, account);
    if (secret === null) return refuse(PAGE_CODE.authenticatorState);
    // The proof comes first: a code of the app works once, and a mistake in the proof must not use it up.
    const refused =
      proof.refused() ?? refusedCode(context, account, () => isAppOrRecoveryCode(context, account.id, secret, input.verificationCode));
    if (refused !== undefined) return refused;
    proof.spend();
    db.run('UPDATE accounts SET totp_secret = NULL, totp_last_step = NULL, second_step = 0 WHERE id = ?', account.id);
    forgetRecoveryCodes(context, account.id);
    return ok(null);
  };
};

export const renewRecoveryCodes: Handlers['renewRecoveryCodes'] = async (input, context) => {
  const { account } = context;
  const proof = await readProof(context, account, input.proof);
  return () => {
    if (secretOf(context, account) === null) return refuse(PAGE_CODE.authenticatorState);
    const refused = proof.refused();
    if (refused !== undefined) return refused;
    proof.spend();
    return ok({ recoveryCodes: makeRecoveryCodes(context, account.id) });
  };
};

function refusedCode(context: RequestContext, account: Account, isRight: () => boolean) {
  const tries = [context, context.merchant.code, 'factor', String(account.id)] as const;
  if (usedUp(...tries)) return refuse(ERROR_CODE.tooManyRequests);
  if (isRight()) return undefined;
  countAttempt(...tries);
  return refuse(ERROR_CODE.smsCodeWrong, { field: 'verificationCode' });
}

function secretOf({ db }: RequestContext, account: Account): string | null {
  return db.get<{ secret: string | null }>('SELECT totp_secret AS secret FROM accounts WHERE id = ?', account.id)?.secret ?? null;
}

function waitingSecret({ db, now }: RequestContext, account: Account): string | undefined {
  return db.get<{ secret: string }>('SELECT secret FROM authenticator_setups WHERE account_id = ? AND expires_at > ?', account.id, now())
    ?.secret;
}

/** The QR code's URL: issuer and account name beside the secret. */
function keyAddress({ merchant }: RequestContext, account: Account, secret: string): string {
  const issuer = merchant.seed.name ?? merchant.code;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account.username)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20')}`;
}

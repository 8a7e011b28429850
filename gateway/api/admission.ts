import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import type { SessionValue } from '#site/api/contract/login.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { isKnownAddress, openChallenge } from './challenges.ts';
import type { RequestContext } from './context.ts';
import type { SqlValue } from '../db/database.ts';
import { openSession } from './sessions.ts';
import { refuseExcluded } from '../domain/responsiblePlay/exclusion.ts';

/** The columns that decide whether an account may log in. */
export interface Credentials {
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
  second_step: number;
}

/** How the account logged in; the session starts with it. */
export interface LoginMethod {
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
  /** Hash of the temporary password that was used. */
  readonly temporaryHash: string | null;
}

/** Login without a password: none that could be temporary or expired. */
const WITHOUT_PASSWORD: LoginMethod = { passwordExpired: false, defaultPassword: false, temporaryHash: null };

/** Whether an account of this type is refused at a site for agents only. */
export function isForAgents({ merchant }: Pick<RequestContext, 'merchant'>, type: number): boolean {
  return merchant.flags['AGENTONLY3'] === true && !AGENT_TYPES.has(type);
}

/** The account of this merchant with this value in the column. */
export function credentialsOf(
  { db, merchant }: RequestContext,
  column: 'id' | 'username' | 'mobile' | 'provider_subject',
  value: SqlValue,
): Credentials | undefined {
  return db.get<Credentials>(
    `SELECT id, username, type, password_hash, password_expires_at, default_password, member, captcha_always, registered_ip,
       excluded_until, last_login_at, second_step FROM accounts WHERE merchant = ? AND ${column} = ?`,
    merchant.code,
    value,
  );
}

/**
 * Opens a session for an authenticated account, unless it may not log in. For an unknown address of an account with the
 * second factor on, returns the challenge instead.
 */
export function admit(context: RequestContext, found: Credentials, way: LoginMethod = WITHOUT_PASSWORD): Answer<SessionValue> {
  const { db, now, merchant } = context;
  if (found.member === 0) return refuse(ERROR_CODE.loginNotMember);
  if (isForAgents(context, found.type)) return refuse(ERROR_CODE.loginNotAgent);
  if ((found.excluded_until ?? 0) > now()) return refuseExcluded(found.excluded_until ?? 0);
  return db.transaction(() => {
    // Valid for one login: of two concurrent ones only the first finds it.
    if (way.temporaryHash !== null && !spendTemporary(context, found.id, way.temporaryHash)) return refuse(ERROR_CODE.loginFailed);
    const asks = merchant.flags['LOGINIPVERF3'] !== false;
    if (isKnownAddress(context, found)) return begin(context, found, way);
    // A merchant that has switched the second factor off never asks for it.
    if (!asks && found.registered_ip === null) return begin(context, found, way);
    const challenge = asks ? openChallenge(context, found.id, JSON.stringify(way)) : undefined;
    return refuse(ERROR_CODE.loginUnregisteredIp, challenge && { challenge });
  });
}

/** Opens the session. A temporary password must be changed first, an expired one if the merchant requires it. */
export function begin(context: RequestContext, found: Credentials, way: LoginMethod): Answer<SessionValue> {
  const { passwordExpired, defaultPassword, temporaryHash } = way;
  const mustChange = defaultPassword || (passwordExpired && context.merchant.flags['PWDEXPFORCECHANGE3'] === true);
  const token = openSession(context, context.merchant.code, found.id, { mustChange, temporaryHash });
  const { username, type } = found;
  return ok({
    token,
    id: String(found.id),
    userName: username,
    type,
    firstTimeLogin: found.last_login_at === null,
    passwordExpired,
    defaultPassword,
  });
}

function spendTemporary({ db }: RequestContext, accountId: number, hash: string): boolean {
  return db.run('DELETE FROM temporary_passwords WHERE account_id = ? AND password_hash = ?', accountId, hash).changes === 1;
}

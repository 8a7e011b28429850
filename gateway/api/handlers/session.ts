import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { isForAgents } from '../admission.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { hashPassword } from '../passwords.ts';
import { newCode, newToken } from '../random.ts';
import { publishedKeys } from '../sealed.ts';
import { closeSession, openSession } from '../sessions.ts';

export const logout: Handlers['logout'] = (_input, { token, merchant, ...gateway }) => {
  if (token !== undefined) closeSession(gateway, merchant.code, token);
  return ok(null);
};

export const freeplay: Handlers['freeplay'] = async (_input, context) => {
  const { db, now, random, merchant } = context;
  if (isForAgents(context, TRIAL_ACCOUNT)) return refuse(ERROR_CODE.loginNotAgent);
  const username = `guest${newCode(random, 10)}`;
  // A guest has no password, so the stored one is random.
  const passwordHash = await hashPassword(context, newToken(random));
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

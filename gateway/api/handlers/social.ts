import { createHash } from 'node:crypto';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { admit, credentialsOf } from '../admission.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { hashPassword } from '../passwords.ts';
import { facebookIdentity, googleIdentity } from '../proofs.ts';
import type { ProviderIdentity } from '../proofs.ts';
import { newToken } from '../random.ts';

/** Each provider's flag, and its identity check. */
const PROVIDERS = {
  google: { flag: 'GOOGLELOGIN3', identify: googleIdentity },
  facebook: { flag: 'FACEBOOKLOGIN3', identify: facebookIdentity },
} as const;

const LONGEST_NICKNAME = 40;

export const geetestId: Handlers['geetestId'] = (_input, { merchant }) => {
  const geetest = merchant.seed.providers?.geetest;
  return geetest === undefined || merchant.flags['GEETEST3'] !== true ? refuse(ERROR_CODE.functionNotAvailable) : ok({ gt: geetest.id });
};

export const socialLogin: Handlers['socialLogin'] = async ({ provider, token }, context) => {
  const { flag, identify } = PROVIDERS[provider];
  const { flags, seed } = context.merchant;
  if (flags[flag] !== true || seed.providers?.[provider] === undefined) return refuse(ERROR_CODE.functionNotAvailable);
  const identity = await identify(context, token);
  if (identity === undefined) return refuse(ERROR_CODE.providerRefused);
  await makeAccount(identity, provider, context);
  const found = credentialsOf(context, 'provider_subject', identity.subject);
  return found === undefined ? refuse(ERROR_CODE.providerRefused) : admit(context, found);
};

/** Creates the account on the first login; of two concurrent requests, one finds it already created. */
async function makeAccount({ subject, name, email }: ProviderIdentity, provider: string, context: RequestContext): Promise<void> {
  const { db, now, random, merchant, language } = context;
  if (credentialsOf(context, 'provider_subject', subject) !== undefined) return;
  const username = provider.charAt(0) + createHash('sha256').update(subject).digest('hex').slice(0, 15);
  // A random password: the account is only accessible through its provider.
  const passwordHash = await hashPassword(context, newToken(random));
  db.run(
    `INSERT INTO accounts (merchant, username, nickname, password_hash, email, language, created_at, provider_subject)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    merchant.code,
    username,
    Array.from(name ?? username)
      .slice(0, LONGEST_NICKNAME)
      .join(''),
    passwordHash,
    email ?? null,
    language,
    now(),
    subject,
  );
}

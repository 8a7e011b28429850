import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { formatOf, trimmed, type FormatRule } from '#site/api/contract/formats.ts';
import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import { NICKNAME_RULE } from '#site/api/contract/securityRules.ts';
import { ok, refuse, type Answer, type Refusal } from '../../api/answer.ts';
import { hashPassword } from '../../api/passwords.ts';
import type { TeamContext } from './lines.ts';
import { outsideBounds, ratesIn, ratesOf, writeRates } from './rates.ts';

type Input = HandlerInput<Calls['registerDownline']>;
type Registered = HandlerOutput<Calls['registerDownline']>;

/** Registers an account below the agent. The account holder completes the profile and sets a new password later. */
export async function openDownline(input: Input, context: TeamContext): Promise<() => Answer<Registered>> {
  const { db, merchant, account, now, language } = context;
  const username = trimmed(input.username).toLowerCase();
  const password = trimmed(input.password);
  const nickname = trimmed(input.nickname);
  const refused =
    misfit('username', username, merchant.rules['username']) ??
    misfit('password', password, merchant.rules['password']) ??
    (nickname === '' ? undefined : misfit('nickname', nickname, NICKNAME_RULE));
  if (refused !== undefined) return () => refused;
  const hash = await hashPassword(context, password);
  return () => {
    const rates = ratesIn(input.rates);
    const tooMuch = outsideBounds(rates, ratesOf(db, account.id));
    if (tooMuch !== undefined) return tooMuch;
    const { id, changes } = db.run(
      `INSERT INTO accounts (merchant, username, nickname, type, upline_id, password_hash, default_password, language, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO NOTHING`,
      merchant.code,
      username,
      nickname === '' ? trimmed(input.username) : nickname,
      input.accountType,
      account.id,
      hash,
      language,
      now(),
    );
    if (changes === 0) return refuse(ERROR_CODE.usernameTaken, { field: 'username' });
    writeRates(db, merchant.code, id, rates);
    return ok({ memberId: String(id), account: username });
  };
}

function misfit(field: string, value: string, rule: FormatRule = {}): Refusal | undefined {
  if (value !== '' && formatOf(rule)(value)) return undefined;
  return refuse(ERROR_CODE.fieldInvalid, { field }, `${field} is not in the accepted format.`);
}

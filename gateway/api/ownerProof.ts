import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Proof } from '#site/api/contract/security.ts';
import { refuse } from './answer.ts';
import type { Refusal } from './answer.ts';
import { countAttempt, forgetAttempts, usedUp } from './attempts.ts';
import type { Account, RequestContext } from './context.ts';
import { passwordHashOf, passwordMatches } from './passwords.ts';
import { isRightCode, spendCode } from './verification.ts';
import type { Channel } from './verification.ts';

/** Where a member can be reached for sure. */
export interface Contacts {
  readonly mobile: string | null;
  readonly email: string | null;
}

export function contactsOf({ db }: Pick<RequestContext, 'db'>, accountId: number): Contacts {
  return db.get<Contacts>('SELECT mobile, email FROM accounts WHERE id = ?', accountId) ?? { mobile: null, email: null };
}

/** Where a proof's code goes; `null` where nothing of the kind is bound. */
export function ownerRecipient({ mobile, email }: Contacts, channel: Channel): string | null {
  return channel === 'sms' ? mobile : email;
}

/** A proof that was read, to be looked at inside the write. */
export interface ReadProof {
  /** Why it proves nothing, and counts that; `undefined` when it is the member's. */
  refused(): Refusal | undefined;
  /** The write succeeds: a code is good once. */
  spend(): void;
}

/** Reads what shows that a write is the member's own. A password takes time to compare, so this goes before the write. */
export async function readProof(context: RequestContext, account: Account, { by, answer }: Proof): Promise<ReadProof> {
  return by === 'password' ? readPassword(context, account, answer) : readCode(context, account, by, answer);
}

async function readPassword(context: RequestContext, account: Account, answer: string): Promise<ReadProof> {
  const wrong = refuse(ERROR_CODE.passwordWrong, { field: 'proof' });
  return { refused: await readLoginPassword(context, account, answer, wrong), spend: () => undefined };
}

/**
 * Compares a member's own login password, before the write because it takes time. What it answers is run inside the write:
 * it refuses a wrong password, counts it, and refuses every password once the tries are used up.
 */
export async function readLoginPassword(
  context: RequestContext,
  account: Account,
  typed: string,
  wrong: Refusal,
): Promise<() => Refusal | undefined> {
  const compared = passwordHashOf(context, account.id);
  const isRight = await passwordMatches(context, typed, compared);
  const key = [context, context.merchant.code, 'oldPassword', String(account.id)] as const;
  return () => {
    if (usedUp(...key)) return refuse(ERROR_CODE.tooManyRequests);
    // It may have been changed while the typed one was compared.
    if (isRight && passwordHashOf(context, account.id) === compared) return void forgetAttempts(...key);
    countAttempt(...key);
    return wrong;
  };
}

function readCode(context: RequestContext, account: Account, channel: Channel, answer: string): ReadProof {
  const recipient = ownerRecipient(contactsOf(context, account.id), channel);
  const key = [context, context.merchant.code, 'ownerCode', String(account.id)] as const;
  return {
    refused: () => {
      if (recipient === null) return refuse(ERROR_CODE.fieldInvalid, { field: 'proof' });
      if (usedUp(...key)) return refuse(ERROR_CODE.tooManyRequests);
      if (isRightCode(context, 'owner', recipient, answer)) return undefined;
      countAttempt(...key);
      return refuse(ERROR_CODE.smsCodeWrong, { field: 'proof' });
    },
    spend: () => {
      if (recipient !== null) spendCode(context, 'owner', recipient);
    },
  };
}

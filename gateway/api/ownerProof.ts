import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Proof } from '#site/api/contract/security.ts';
import { refuse } from './answer.ts';
import type { Refusal } from './answer.ts';
import { countAttempt, forgetAttempts, usedUp } from './attempts.ts';
import type { Account, RequestContext } from './context.ts';
import { passwordHashOf, passwordMatches } from './passwords.ts';
import { isRightCode, spendCode } from './verification.ts';
import type { Channel } from './verification.ts';

/** A member's verified contacts. */
export interface Contacts {
  readonly mobile: string | null;
  readonly email: string | null;
}

export function contactsOf({ db }: Pick<RequestContext, 'db'>, accountId: number): Contacts {
  return db.get<Contacts>('SELECT mobile, email FROM accounts WHERE id = ?', accountId) ?? { mobile: null, email: null };
}

/** Recipient of a proof's code; `null` if no such contact is bound. */
export function ownerRecipient({ mobile, email }: Contacts, channel: Channel): string | null {
  return channel === 'sms' ? mobile : email;
}

/** A prepared proof, to be checked inside the write. */
export interface ReadProof {
  /** Why the proof fails, and counts the failure; `undefined` if it is valid. */
  refused(): Refusal | undefined;
  /** Called when the write succeeds: uses up the code. */
  spend(): void;
}

/**
 * Prepares the proof that the current user owns the account. Comparing a password is slow, so this runs before the
 * write.
 */
export async function readProof(context: RequestContext, account: Account, { by, answer }: Proof): Promise<ReadProof> {
  return by === 'password' ? readPassword(context, account, answer) : readCode(context, account, by, answer);
}

async function readPassword(context: RequestContext, account: Account, answer: string): Promise<ReadProof> {
  const wrong = refuse(ERROR_CODE.passwordWrong, { field: 'proof' });
  return { refused: await readLoginPassword(context, account, answer, wrong), spend: () => undefined };
}

/**
 * Compares the member's login password before the write, because it is slow. Run the returned function inside the
 * write: it refuses a wrong password, counts it, and refuses every password once the attempts are used up.
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
    // The password may have changed during the comparison.
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

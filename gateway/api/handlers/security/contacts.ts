import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { bareNumber, formatOf, trimmed } from '#site/api/contract/formats.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { Proof } from '#site/api/contract/security.ts';
import { emailRule, mobileRule } from '#site/api/contract/securityRules.ts';
import { ok, refuse } from '../../answer.ts';
import type { Refusal } from '../../answer.ts';
import { countAttempt, usedUp } from '../../attempts.ts';
import type { Account, Commit, Handlers, Merchant, RequestContext } from '../../context.ts';
import { isMobileNumber, mobileNumber } from '../../mobile.ts';
import { contactsOf, readProof } from '../../ownerProof.ts';
import { isRightCode, post, sendCode, spendCode } from '../../verification.ts';

/** An e-mail address or mobile to bind to the account. */
interface Contact {
  readonly kind: 'email' | 'mobile';
  /** As stored: a mobile as the digits of its full number. */
  readonly value: string;
}

const CHANNEL = { email: 'email', mobile: 'sms' } as const;
const FIELD = { email: 'email', mobile: 'mobileNum' } as const;
/** Notification to the previously bound contact. */
const NEWS = {
  email: 'The e-mail of your account was changed. If it was not you, please contact customer service at once.',
  mobile: 'The mobile number of your account was changed. If it was not you, please contact customer service at once.',
} as const;

export const emailCode: Handlers['emailCode'] = (input, context) => sending(context, context.account, emailOf(input, context.merchant));

export const mobileCode: Handlers['mobileCode'] = (input, context) => sending(context, context.account, mobileOf(input, context.merchant));

export const bindEmail: Handlers['bindEmail'] = async (input, context) =>
  binding(context, context.account, emailOf(input, context.merchant), input);

export const bindMobile: Handlers['bindMobile'] = async (input, context) =>
  binding(context, context.account, mobileOf(input, context.merchant), input);

function emailOf({ email }: { readonly email: string }, { rules }: Merchant): Contact | Refusal {
  const value = trimmed(email);
  return formatOf(emailRule(rules))(value) ? { kind: 'email', value } : refuse(ERROR_CODE.fieldInvalid, { field: FIELD.email });
}

function mobileOf(input: { readonly mobileNum: string; readonly countryDialingCode: string }, { rules }: Merchant): Contact | Refusal {
  const value = mobileNumber(input.countryDialingCode, input.mobileNum);
  const fits = formatOf(mobileRule(rules))(bareNumber(input.mobileNum)) && isMobileNumber(value);
  return fits ? { kind: 'mobile', value } : refuse(ERROR_CODE.fieldInvalid, { field: FIELD.mobile });
}

const isRefusal = (contact: Contact | Refusal): contact is Refusal => 'code' in contact;

/** Sends no code if the contact cannot be bound anyway. */
function sending(context: RequestContext, account: Account, contact: Contact | Refusal): Commit<{ expiredMinutes: number }> {
  return () => {
    if (isRefusal(contact)) return contact;
    const refused = refusedContact(context, account, contact);
    return refused ?? sendCode(context, { purpose: 'bind', recipient: contact.value, channel: CHANNEL[contact.kind] });
  };
}

/** Both codes are checked before either is used up, so that a mistake in one does not cost the other. */
async function binding(
  context: RequestContext,
  account: Account,
  contact: Contact | Refusal,
  { verificationCode, proof }: { readonly verificationCode: string; readonly proof?: Proof | undefined },
): Promise<Commit<null>> {
  const { db, merchant } = context;
  const read = proof && (await readProof(context, account, proof));
  return () => {
    if (isRefusal(contact)) return contact;
    const { kind, value } = contact;
    const unfit = refusedContact(context, account, contact);
    if (unfit !== undefined) return unfit;
    const before = contactsOf(context, account.id)[kind];
    if (before !== null) {
      const refused = read === undefined ? refuse(ERROR_CODE.fieldInvalid, { field: 'proof' }) : read.refused();
      if (refused !== undefined) return refused;
    }
    const tries = [context, merchant.code, 'ownerCode', String(account.id)] as const;
    if (usedUp(...tries)) return refuse(ERROR_CODE.tooManyRequests);
    if (!isRightCode(context, 'bind', value, verificationCode)) {
      countAttempt(...tries);
      return refuse(ERROR_CODE.smsCodeWrong, { field: 'verificationCode' });
    }
    spendCode(context, 'bind', value);
    read?.spend();
    db.run(`UPDATE accounts SET ${kind} = ? WHERE id = ?`, value, account.id);
    if (before !== null) post(context, { kind: CHANNEL[kind], recipient: before, body: NEWS[kind], code: '' });
    return ok(null);
  };
}

/** A mobile belongs to one account only: it is a login name. */
function refusedContact(context: RequestContext, account: Account, { kind, value }: Contact): Refusal | undefined {
  const { db, merchant } = context;
  const field = FIELD[kind];
  if (contactsOf(context, account.id)[kind]?.toLowerCase() === value.toLowerCase()) return refuse(PAGE_CODE.contactSame, { field });
  if (kind === 'email') return undefined;
  const owner = db.get('SELECT 1 FROM accounts WHERE merchant = ? AND mobile = ?', merchant.code, value);
  return owner === undefined ? undefined : refuse(ERROR_CODE.mobileTaken, { field });
}

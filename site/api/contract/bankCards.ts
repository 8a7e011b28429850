import { plainNumber } from '#ui/text/plainNumber.ts';
import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { noParameters, shortText } from './shapes.ts';

/** `account` is a bank account, `card` a debit card with a check digit, `ewallet` a mobile number. */
const BANK_KINDS = ['account', 'card', 'ewallet'] as const;

/** A bank or wallet that pays out, and what its numbers look like. */
const bank = v.object({
  bankCode: v.string(),
  name: v.string(),
  kind: v.picklist(BANK_KINDS),
  /** How many digits a number has. */
  least: v.number(),
  most: v.number(),
  /** What a number begins with; empty for anything. */
  prefix: v.string(),
});
export type Bank = v.InferOutput<typeof bank>;

/** A payout account. `number` is masked but for its last digits. */
const card = v.object({
  cardId: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  kind: v.picklist(BANK_KINDS),
  holderName: v.string(),
  number: v.string(),
  isDefault: v.boolean(),
});
export type BankCard = v.InferOutput<typeof card>;

const cards = v.object({
  list: v.array(card),
  banks: v.array(bank),
  /** How many a member may have. */
  most: v.number(),
  /** Whose cards the member's must be, once that is known. */
  holderName: v.nullable(v.string()),
});

const row = { moduleId: 'BANKCARD3', auth: 'member', realAccount: true } as const;

/** The member's bank cards, the default first, and the banks to choose from. */
export const bankCards = defineCall({
  ...row,
  name: 'bankCards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBankCards',
  request: noParameters,
  response: cards,
});

/** Adds a card of the member's own; all of a member's cards are in one name, and no number is two members'. */
export const addBankCard = defineCall({
  ...row,
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/relay/MCSFE_addBankCard',
  encrypted: true,
  request: v.object({ bankCode: shortText, holderName: shortText, number: shortText, paymentPassword: shortText }),
  response: card,
});

/** Takes a card away. */
export const removeBankCard = defineCall({
  ...row,
  name: 'removeBankCard',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeBankCard',
  encrypted: true,
  request: v.object({ cardId: shortText, paymentPassword: shortText }),
  response: v.object({ cardId: v.string() }),
});

/** Makes a bank card the one that is offered first. */
export const chooseBankCard = defineCall({
  ...row,
  name: 'chooseBankCard',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setDefaultBankCard',
  request: v.object({ cardId: shortText }),
  response: v.object({ cardId: v.string() }),
});

/** Normalizes a number: `1234-5678 9012` is `123456789012`. */
export function bareCardNumber(typed: string): string {
  return plainNumber(typed);
}

export type NumberProblem = 'required' | 'digits' | 'length' | 'prefix' | 'check';

/** Validates a number for a bank. A card's last digit is a check digit (ISO/IEC 7812); one digit repeated is invalid. */
export function numberProblem(
  typed: string,
  { kind, least, most, prefix }: Pick<Bank, 'kind' | 'least' | 'most' | 'prefix'>,
): NumberProblem | undefined {
  const number = bareCardNumber(typed);
  if (number === '') return 'required';
  if (!/^\d+$/.test(number)) return 'digits';
  if (number.length < least || number.length > most) return 'length';
  if (!number.startsWith(prefix)) return 'prefix';
  const isOneDigit = /^(\d)\1+$/.test(number);
  return isOneDigit || (kind === 'card' && !hasCheckDigit(number)) ? 'check' : undefined;
}

/** Every second digit from the right counts double, its own digits added up. */
function hasCheckDigit(number: string): boolean {
  const total = Array.from(number, Number).reduceRight((sum, digit, index) => {
    const value = digit * ((number.length - index) % 2 === 1 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

/** Middle dots between name parts of other scripts, in all forms of keyboards and banks: `阿依古丽·买买提`. */
const MIDDLE_DOT = '·•‧∙⋅・';

/** Normalizes a name: one kind of space, no invisible characters. */
export function holderNameOf(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const plain = (name: string): string =>
  holderNameOf(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(new RegExp(`[\\s.${MIDDLE_DOT}]+`, 'g'), ' ')
    .trim()
    .toLowerCase();

/** A holder's name as names are compared: case, accents, spaces and dots do not tell people apart. */
export function sameHolder(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const HOLDER_NAME = new RegExp(`^[\\p{L}\\p{M}](?:[\\p{L}\\p{M} .'’-]|(?<=[\\p{L}\\p{M}])[${MIDDLE_DOT}](?=[\\p{L}\\p{M}])){1,59}$`, 'u');

/** Whether a text can be a name: letters, spaces and what names have between them, two characters at least. */
export function isHolderName(name: string): boolean {
  return HOLDER_NAME.test(holderNameOf(name));
}

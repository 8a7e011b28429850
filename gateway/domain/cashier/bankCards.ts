import { bareCardNumber, holderNameOf, isHolderName, numberProblem, sameHolder } from '#site/api/contract/bankCards.ts';
import type { Bank, BankCard } from '#site/api/contract/bankCards.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { refuse } from '../../api/answer.ts';
import type { Refusal } from '../../api/answer.ts';
import type { MerchantSeed } from '../../api/context.ts';
import { MOST_CARDS, offerOf } from './offers.ts';
import { masked } from './orders.ts';
import type { MemberContext } from './orders.ts';

export interface CardRow {
  readonly id: number;
  readonly bank_code: string;
  readonly holder_name: string;
  readonly number: string;
  readonly is_default: number;
}

export function bankOf(code: string, seed: MerchantSeed): Bank | undefined {
  return offerOf(seed).banks.find(({ bankCode }) => bankCode === code);
}

/** A member's cards: the default first, then by time of creation. */
export function cardRows({ db, account }: MemberContext): CardRow[] {
  return db.all<CardRow>(
    'SELECT id, bank_code, holder_name, number, is_default FROM bank_cards WHERE account_id = ? ORDER BY is_default DESC, id',
    account.id,
  );
}

/** One of a member's cards. */
export function cardRow(cardId: string, context: MemberContext): CardRow | undefined {
  return cardRows(context).find(({ id }) => String(id) === cardId);
}

/** A card as its owner sees it, with the number masked. */
export function cardOf(row: CardRow, seed: MerchantSeed): BankCard {
  const bank = bankOf(row.bank_code, seed);
  return {
    cardId: String(row.id),
    bankCode: row.bank_code,
    bankName: bank?.name ?? row.bank_code,
    kind: bank?.kind ?? 'account',
    holderName: row.holder_name,
    number: masked(row.number),
    isDefault: row.is_default === 1,
  };
}

/** The required card holder: the name on the first card, or the one that the account was registered with. */
export function holderOf(context: MemberContext): string | null {
  const known = context.db.get<{ name: string | null }>(
    "SELECT coalesce(bank_account_name, nullif(json_extract(profile, '$.payeeName'), '')) AS name FROM accounts WHERE id = ?",
    context.account.id,
  );
  return cardRows(context).at(-1)?.holder_name ?? known?.name ?? null;
}

export interface NewCard {
  readonly bankCode: string;
  readonly holderName: string;
  readonly number: string;
}

/** Validates a card before it is added. */
export function cardRefusal({ bankCode, holderName, number }: NewCard, context: MemberContext): Refusal | undefined {
  const bank = bankOf(bankCode, context.merchant.seed);
  if (bank === undefined || numberProblem(number, bank) !== undefined) return refuse(PAGE_CODE.bankCardNumberInvalid, { field: 'number' });
  if (!isHolderName(holderName)) return refuse(PAGE_CODE.bankCardHolderInvalid, { field: 'holderName' });
  const holder = holderOf(context);
  if (holder !== null && !sameHolder(holder, holderName)) return refuse(PAGE_CODE.bankCardHolderDiffers, { field: 'holderName' });
  return cardRows(context).length >= MOST_CARDS ? refuse(PAGE_CODE.bankCardTooMany) : undefined;
}

/**
 * A card number belongs to one account. Checked after the payment password, so that a stolen session cannot probe for
 * card numbers.
 */
export function takenRefusal({ bankCode, number }: NewCard, { db, merchant }: MemberContext): Refusal | undefined {
  const taken = db.get(
    'SELECT 1 FROM bank_cards WHERE merchant = ? AND bank_code = ? AND number = ?',
    merchant.code,
    bankCode,
    bareCardNumber(number),
  );
  return taken === undefined ? undefined : refuse(PAGE_CODE.bankCardTaken, { field: 'number' });
}

/** Stores a validated card; a member's first card becomes the default. */
export function writeCard({ bankCode, holderName, number }: NewCard, { db, now, merchant, account }: MemberContext): CardRow {
  const isFirst = db.get('SELECT 1 FROM bank_cards WHERE account_id = ?', account.id) === undefined;
  const row = { bank_code: bankCode, holder_name: holderNameOf(holderName), number: bareCardNumber(number), is_default: isFirst ? 1 : 0 };
  const { id } = db.run(
    'INSERT INTO bank_cards (merchant, account_id, bank_code, holder_name, number, is_default, added_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    merchant.code,
    account.id,
    row.bank_code,
    row.holder_name,
    row.number,
    row.is_default,
    now(),
  );
  return { id, ...row };
}

/** Makes a card the default and clears the flag on the others. */
export function chooseCard({ id }: CardRow, { db, account }: MemberContext): void {
  db.run('UPDATE bank_cards SET is_default = (id = ?) WHERE account_id = ?', id, account.id);
}

/**
 * Removes a card; if it was the default, the oldest remaining card becomes the default. Orders keep a copy of their
 * card.
 */
export function dropCard({ id, is_default: wasDefault }: CardRow, context: MemberContext): void {
  context.db.run('DELETE FROM bank_cards WHERE id = ?', id);
  const [next] = cardRows(context);
  if (wasDefault === 1 && next !== undefined) chooseCard(next, context);
}

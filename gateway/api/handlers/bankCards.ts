import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import {
  cardOf,
  cardRefusal,
  cardRow,
  cardRows,
  chooseCard,
  dropCard,
  holderOf,
  takenRefusal,
  writeCard,
} from '../../domain/cashier/bankCards.ts';
import { MOST_CARDS, offerOf } from '../../domain/cashier/offers.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { readPaymentPassword } from '../paymentPassword.ts';

export const bankCards: Handlers['bankCards'] = (_input, context) => {
  const { seed } = context.merchant;
  return ok({
    list: cardRows(context).map((row) => cardOf(row, seed)),
    banks: [...offerOf(seed).banks],
    most: MOST_CARDS,
    holderName: holderOf(context),
  });
};

export const addBankCard: Handlers['addBankCard'] = async ({ paymentPassword, ...card }, context) => {
  const check = await readPaymentPassword(context, context.account, paymentPassword);
  return () => {
    // Errors that can be corrected without the password do not use up a password attempt.
    const refused = cardRefusal(card, context) ?? check() ?? takenRefusal(card, context);
    return refused ?? ok(cardOf(writeCard(card, context), context.merchant.seed));
  };
};

export const removeBankCard: Handlers['removeBankCard'] = async ({ cardId, paymentPassword }, context) => {
  const check = await readPaymentPassword(context, context.account, paymentPassword);
  return () => {
    const row = cardRow(cardId, context);
    if (row === undefined) return refuse(PAGE_CODE.bankCardUnknown);
    const refused = check();
    if (refused) return refused;
    dropCard(row, context);
    return ok({ cardId });
  };
};

export const chooseBankCard: Handlers['chooseBankCard'] =
  ({ cardId }, context) =>
  () => {
    const row = cardRow(cardId, context);
    if (row === undefined) return refuse(PAGE_CODE.bankCardUnknown);
    chooseCard(row, context);
    return ok({ cardId });
  };

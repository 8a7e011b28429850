import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, PAYMENT_PASSWORD, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile({ merchants: [merchant('demo', { timeZone: 'Asia/Manila' })] });

/** A member with one card. */
let token = '';
let cardId = '';
const CARD = { bankCode: 'BAYANI', holderName: 'Reyna Cruz', number: '118000000123', paymentPassword: PAYMENT_PASSWORD };
beforeEach(async () => {
  token = await tokenOf(gateway, 'vip');
  cardId = (await add({})).value.cardId;
});

const add = (change: Partial<typeof CARD>, as = token) => send(gateway, calls.addBankCard, { ...CARD, ...change }, { token: as });
const cards = async () => (await send(gateway, calls.bankCards, {}, { token })).value;

describe('bank cards', () => {
  it('[MEM-2] [MEM-5] are masked, in one name, each number once, and checked', async () => {
    expect(await cards()).toMatchObject({ list: [{ number: '•••• 0123', isDefault: true }], holderName: 'Reyna Cruz', most: 5 });
    for (const [change, errorCode, field] of [
      [{ number: '12345' }, 'bankcard.number.invalid', 'number'],
      [{ bankCode: 'CARD', number: '4111111111111112' }, 'bankcard.number.invalid', 'number'],
      [{ bankCode: 'NONE' }, 'bankcard.number.invalid', 'number'],
      [{ number: '118000000200', holderName: '1' }, 'bankcard.holder.invalid', 'holderName'],
      [{ number: '118000000200', holderName: 'Somebody Else' }, 'bankcard.holder.differs', 'holderName'],
      [{}, 'bankcard.taken', 'number'],
    ] as const)
      expect(await add(change)).toMatchObject({ success: false, errorCode, value: { field } });
    expect(await add({ number: CARD.number }, await tokenOf(gateway, 'team126'))).toMatchObject({ errorCode: 'bankcard.taken' });
    // Whose a number is, nobody finds out without the password.
    expect(await add({ paymentPassword: '000000' })).toMatchObject({ errorCode: 'payment.password.wrong' });
    expect((await add({ bankCode: 'CARD', number: '4111 1111 1111 1111', holderName: 'REYNA  CRUZ' })).value).toMatchObject({
      bankName: 'Debit card',
      number: '•••• 1111',
      isDefault: false,
    });
    for (const number of ['118000000201', '118000000202', '118000000203']) expect((await add({ number })).success).toBe(true);
    expect(await add({ number: '118000000204' })).toMatchObject({ errorCode: 'bankcard.too.many' });
  });

  it('[MEM-2] [MEM-5] a name has the dots that its bank writes, and a number the marks that come along when it is pasted', async () => {
    const member = await tokenOf(gateway, 'team126');
    const first = await add({ holderName: '阿依古丽·买买提', number: '118‑0000‑00203' }, member);
    expect(first.value).toMatchObject({ holderName: '阿依古丽·买买提', number: '•••• 0203' });
    for (const [holderName, number] of [
      ['阿依古丽•买买提', '１１８００００００２０４'],
      ['阿依古丽‧买买提', '118000000205\u200B'],
    ] as const)
      expect((await add({ holderName, number }, member)).success).toBe(true);
    expect(await add({ holderName: '阿依古丽', number: '118000000206' }, member)).toMatchObject({ errorCode: 'bankcard.holder.differs' });
  });

  it('[MEM-2] [MEM-5] one is the default, they go with the payment password only, and orders keep theirs', async () => {
    const second = (await add({ number: '118000000201' })).value.cardId;
    const wanted = { cardId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD };
    const { value: order } = await send(gateway, calls.createWithdrawal, wanted, { token });
    await send(gateway, calls.chooseBankCard, { cardId: second }, { token });
    expect((await cards()).list.map(({ cardId: id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [cardId, false],
    ]);
    const remove = (id: string, paymentPassword = PAYMENT_PASSWORD, as = token) =>
      send(gateway, calls.removeBankCard, { cardId: id, paymentPassword }, { token: as });
    expect(await remove(second, '111111')).toMatchObject({ errorCode: 'payment.password.wrong' });
    expect(await remove(second, PAYMENT_PASSWORD, await tokenOf(gateway, 'team127'))).toMatchObject({ errorCode: 'bankcard.not.found' });
    expect((await remove(second)).success).toBe(true);
    expect((await cards()).list).toMatchObject([{ cardId, isDefault: true }]);
    expect((await remove(cardId)).success).toBe(true);
    const { value: later } = await send(gateway, calls.withdrawalOrder, { orderNo: order.orderNo }, { token });
    expect(later).toMatchObject({ number: '•••• 0123' });
    // Without a card the name of the first is not binding any more.
    expect((await cards()).holderName).toBeNull();
  });
});

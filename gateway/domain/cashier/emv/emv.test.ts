import { checksum, encode, parse, tag, withCrcTag } from 'promptparse';
import * as generate from 'promptparse/generate';
import * as validate from 'promptparse/validate';
import { describe, expect, it } from 'vitest';
import { BanksObject, QRPay } from 'vietnam-qr-pay';

import { AURORA_QRIS, HOA_SEN_VIETQR, SINAG_QR_PH } from '../testPayees.ts';
import { ascii } from './ascii.ts';
import type { PaymentCode } from './paymentCode.ts';
import { promptPay, promptPayBill } from './promptPay.ts';
import { qris } from './qris.ts';
import { qrPhMerchant, qrPhPerson } from './qrPh.ts';
import { emvPayload, tlv } from './tlv.ts';
import { vietQr } from './vietQr.ts';

const payment = { amount: '1234.50', reference: 'FHWL3RVD' };

/** All values of a code by id (`62.05`), as an independent parser reads them. It rejects a wrong checksum. */
function read(code: PaymentCode, amount = payment.amount): Readonly<Record<string, string>> {
  const found = parse(code.payloadOf({ ...payment, amount }), true, true);
  if (!found) throw new Error('The code is refused.');
  return Object.fromEntries(
    found
      .getTags()
      .flatMap(({ id, value, subTags = [] }) =>
        subTags.length === 0 ? [[id, value]] : subTags.map((field) => [`${id}.${field.id}`, field.value]),
      ),
  );
}

const ONE_PAYMENT = { '00': '01', '01': '12', '63': expect.stringMatching(/^[0-9A-F]{4}$/) };

describe('payment codes, read by packages of others', () => {
  it('[MEM-4] a VietQR code has bank, account, whole dong, and the reference as its purpose', () => {
    const code = vietQr({ bankBin: '970436', account: '0011001234567' });
    expect(new QRPay(code.payloadOf({ ...payment, amount: '200000' }))).toMatchObject({
      isValid: true,
      initMethod: '12',
      provider: { guid: 'A000000727', service: 'QRIBFTTA' },
      consumer: { bankBin: '970436', bankNumber: '0011001234567' },
      currency: '704',
      amount: '200000',
      nation: 'VN',
      additionalData: { purpose: 'FHWL3RVD' },
    });
    // The library's own builder produces the same string.
    expect(code.payloadOf({ ...payment, amount: '200000' })).toBe(
      QRPay.initVietQR({ bankBin: '970436', bankNumber: '0011001234567', amount: '200000', purpose: 'FHWL3RVD' }).build(),
    );
    expect(read(code, '200000')).toMatchObject({ ...ONE_PAYMENT, '54': '200000', '62.08': 'FHWL3RVD' });
  });

  it('[MEM-4] a QRIS code has the merchant at its acquirer and in the national repository', () => {
    const code = qris({
      acquirer: 'ID.DANA.WWW',
      nationalPan: '936009150000000010',
      merchantId: '000000001',
      criteria: 'UMI',
      nationalMerchantId: 'ID0000000000001',
      category: '7372',
      name: 'Kopi Ibu Ayu di Jalan Kenanga Raya',
      city: 'Kota Banjar Baru',
      postalCode: '70731',
    });
    expect(read(code, '10000')).toEqual({
      ...ONE_PAYMENT,
      '26.00': 'ID.DANA.WWW',
      '26.01': '936009150000000010',
      '26.02': '000000001',
      '26.03': 'UMI',
      '51.00': 'ID.CO.QRIS.WWW',
      '51.02': 'ID0000000000001',
      '51.03': 'UMI',
      '52': '7372',
      '53': '360',
      '54': '10000',
      '58': 'ID',
      '59': 'Kopi Ibu Ayu di Jalan Ken',
      '60': 'Kota Banjar Bar',
      '61': '70731',
      '62.05': 'FHWL3RVD',
    });
  });

  const sinag = { bic: 'BAYAPHM0XXX', name: 'Sinag Payments', city: 'Makati' };
  const peso = { ...ONE_PAYMENT, '53': '608', '54': '1234.50', '58': 'PH', '59': 'Sinag Payments', '60': 'Makati', '62.05': 'FHWL3RVD' };

  it('[MEM-4] a QR Ph code pays a merchant or a person', () => {
    expect(read(qrPhMerchant({ ...sinag, merchantId: '102140529', category: '7995' }))).toEqual({
      ...peso,
      '28.00': 'ph.ppmi.p2m',
      '28.01': 'BAYAPHM0XXX',
      '28.03': '102140529',
      '28.05': '010',
      '52': '7995',
    });
    expect(read(qrPhPerson({ ...sinag, account: '006540283953' }))).toEqual({
      ...peso,
      '27.00': 'com.p2pqrpay',
      '27.01': 'BAYAPHM0XXX',
      '27.02': '99964403',
      '27.04': '006540283953',
      '52': '6016',
    });
  });

  it.each([
    ['MSISDN', { by: 'mobile', number: '0812345678' }, '0812345678'],
    ['NATID', { by: 'nationalId', number: '1234567890123' }, '1234567890123'],
    ['EWALLETID', { by: 'ewallet', number: '004000123456789' }, '004000123456789'],
  ] as const)('[MEM-4] a PromptPay code pays %s', (type, proxy, target) => {
    const payload = promptPay(proxy).payloadOf(payment);
    expect(validate.anyId(payload)).toEqual({ type, target, amount: 1234.5 });
    // The library's own builder produces the same fields for payee, amount and country.
    const theirs = parse(generate.anyId({ type, target, amount: 1234.5 }), true);
    const ours = parse(payload, true);
    for (const id of ['00', '01', '29', '53', '54', '58']) expect(ours?.getTagValue(id), id).toBe(theirs?.getTagValue(id));
    expect(read(promptPay(proxy))).toMatchObject({ ...ONE_PAYMENT, '53': '764', '54': '1234.50', '58': 'TH', '62.05': 'FHWL3RVD' });
  });

  it('[MEM-4] a PromptPay bill has biller and reference', () => {
    expect(validate.billPayment(promptPayBill('010753600037601').payloadOf(payment))).toMatchObject({
      billerId: '010753600037601',
      ref1: 'FHWL3RVD',
      amount: 1234.5,
    });
  });

  it('[MEM-4] purposes and names are plain ASCII, on whose length all readers agree', () => {
    const code = vietQr({ bankBin: '970436', account: '1' });
    const payload = code.payloadOf({ amount: '50000', reference: 'Nạp tiền ĐỢT 1 — Sông Hồng 存款 🎉' });
    expect(new QRPay(payload)).toMatchObject({ isValid: true, additionalData: { purpose: 'Nap tien DOT 1 Song Hong' } });
    expect(parse(payload, true, true)?.getTagValue('62', '08')).toBe('Nap tien DOT 1 Song Hong');
    expect(ascii('  Ngân hàng\tCửu Long ')).toBe('Ngan hang Cuu Long');
  });

  it('[MEM-4] values that do not fit a field are refused, without a code', () => {
    for (const value of ['', 'đ', 'x'.repeat(100), 'a\nb']) expect(() => tlv([['62', [['08', value]]]])).toThrow('Field 08');
    expect(() => vietQr({ bankBin: '970436', account: '1' }).payloadOf({ amount: '1', reference: '存款' })).toThrow('Field 08');
  });

  it('[MEM-4] the checksum is CRC-16/CCITT-FALSE over everything before it, also where it begins with zeros', () => {
    for (let count = 0; count < 2000; count += 1) {
      const value = String(count);
      expect(emvPayload([['62', value]])).toBe(withCrcTag(encode([tag('00', '01'), tag('01', '12'), tag('62', value)]), '63'));
    }
    expect(checksum('123456789')).toBe('29B1');
  });

  it('[MEM-4] no test account is one of a bank that there is', () => {
    const bins = Object.values(BanksObject).map(({ bin }) => bin);
    const bin = new QRPay(HOA_SEN_VIETQR.code.payloadOf({ ...payment, amount: '1' })).consumer.bankBin;
    expect(bins).toContain('970436');
    expect(bins).not.toContain(bin);
    expect(read(SINAG_QR_PH.code)['28.01']?.charAt(7)).toBe('0');
    expect(read(AURORA_QRIS.code)['26.01']).toMatch(/^93600000\d{10}$/);
  });
});

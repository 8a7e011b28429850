import { ascii } from './ascii.ts';
import type { PaymentCode } from './paymentCode.ts';
import { emvPayload } from './tlv.ts';

interface Account {
  /** Six digits that identify the bank at NAPAS. */
  readonly bankBin: string;
  readonly account: string;
}

/**
 * VietQR to a bank account (NAPAS, "VietQR format of the NAPAS247 transfer service", 2021): 38 is the account, with
 * NAPAS's application id, bank and number, and the service `QRIBFTTA`, a transfer to an account (`QRIBFTTC` is one to a
 * card); 53 the currency (ISO 4217), 54 the amount, 58 the country (ISO 3166), 62/08 the purpose, which banks show with
 * the transfer. Omits the merchant's name and city: the bank looks the payee up by the account.
 */
export const vietQr = ({ bankBin, account }: Account): PaymentCode => ({
  currency: '₫',
  payloadOf: ({ amount, reference }) =>
    emvPayload([
      [
        '38',
        [
          ['00', 'A000000727'],
          [
            '01',
            [
              ['00', bankBin],
              ['01', account],
            ],
          ],
          ['02', 'QRIBFTTA'],
        ],
      ],
      ['53', '704'],
      ['54', amount],
      ['58', 'VN'],
      ['62', [['08', ascii(reference)]]],
    ]),
});

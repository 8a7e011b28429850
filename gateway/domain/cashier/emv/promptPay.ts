import { ascii } from './ascii.ts';
import type { PaymentCode } from './paymentCode.ts';
import { emvPayload, type Field } from './tlv.ts';

const CURRENCY = '฿';

/** Currency (ISO 4217), amount and country: the same for every payee. */
const sumOf = (amount: string): readonly Field[] => [
  ['53', '764'],
  ['54', amount],
  ['58', 'TH'],
];

/** Field of 29 by the type of the payee's registered id. */
const PROXIES = { mobile: '01', nationalId: '02', ewallet: '03' } as const;

interface Proxy {
  readonly by: keyof typeof PROXIES;
  /** A mobile number in national format, an id of 13 digits, or an e-wallet of 15. */
  readonly number: string;
}

/** Replaces the leading zero with Thailand's prefix, 13 digits: `0066812345678`. */
const international = (mobile: string) => `0066${mobile.replace(/^0/, '')}`;

/**
 * PromptPay to a mobile number, a national or tax id, or an e-wallet (Bank of Thailand, "Thai QR Payment Standard", 2019): 29 is the
 * payee, 53, 54 and 58 currency, amount and country, 62/05 the reference.
 */
export const promptPay = ({ by, number }: Proxy): PaymentCode => ({
  currency: CURRENCY,
  payloadOf: ({ amount, reference }) =>
    emvPayload([
      [
        '29',
        [
          ['00', 'A000000677010111'],
          [PROXIES[by], by === 'mobile' ? international(number) : number],
        ],
      ],
      ...sumOf(amount),
      ['62', [['05', ascii(reference)]]],
    ]),
});

/** A bill by PromptPay (the same standard): 30 is the biller, a tax id with two digits more, and the reference. */
export const promptPayBill = (biller: string): PaymentCode => ({
  currency: CURRENCY,
  payloadOf: ({ amount, reference }) =>
    emvPayload([
      [
        '30',
        [
          ['00', 'A000000677010112'],
          ['01', biller],
          ['02', ascii(reference)],
        ],
      ],
      ...sumOf(amount),
    ]),
});

import { ascii } from './ascii.ts';
import { cityOf, nameOf, type PaymentCode } from './paymentCode.ts';
import { emvPayload, type Field } from './tlv.ts';

interface Payee {
  /** BIC of the payee's bank or wallet (ISO 9362), with the branch: 11 characters. */
  readonly bic: string;
  readonly name: string;
  readonly city: string;
}

/** The remaining fields, the same for every payee. */
const codeOf = (account: Field, category: string, { name, city }: Payee): PaymentCode => ({
  currency: '₱',
  payloadOf: ({ amount, reference }) =>
    emvPayload([
      account,
      ['52', category],
      ['53', '608'],
      ['54', amount],
      ['58', 'PH'],
      ['59', nameOf(name)],
      ['60', cityOf(city)],
      ['62', [['05', ascii(reference)]]],
    ]),
});

/**
 * QR Ph to a merchant (Bangko Sentral, circular 1055, and PPMI's "QR Ph P2M"): 28 is the merchant, with bank, number and the kind of
 * the payment (`010` is a code of one payment); 52 the category (ISO 18245), 53 the currency (ISO 4217), 54 the amount,
 * 58 the country, 59 name, 60 city, 62/05 the reference.
 */
export const qrPhMerchant = ({ merchantId, category, ...payee }: Payee & { readonly merchantId: string; readonly category: string }) =>
  codeOf(
    [
      '28',
      [
        ['00', 'ph.ppmi.p2m'],
        ['01', payee.bic],
        ['03', merchantId],
        ['05', '010'],
      ],
    ],
    category,
    payee,
  );

/**
 * QR Ph to a person (PPMI, "QR Ph P2P"): 27 is the account, with bank, InstaPay's number of the kind of payment and the account
 * number; the category 6016 stands for no merchant.
 */
export const qrPhPerson = ({ account, ...payee }: Payee & { readonly account: string }) =>
  codeOf(
    [
      '27',
      [
        ['00', 'com.p2pqrpay'],
        ['01', payee.bic],
        ['02', '99964403'],
        ['04', account],
      ],
    ],
    '6016',
    payee,
  );

import { ascii } from './ascii.ts';
import { cityOf, nameOf, type PaymentCode } from './paymentCode.ts';
import { emvPayload } from './tlv.ts';

interface Merchant {
  /** The acquirer's domain, backwards: `ID.DANA.WWW`. */
  readonly acquirer: string;
  /** The merchant's number at the national switch, which begins with 9360. */
  readonly nationalPan: string;
  readonly merchantId: string;
  /** The merchant's size, which sets the acquirer's fee; the values that occur in public codes. */
  readonly criteria: 'UMI' | 'UME' | 'URE';
  /** `ID` and 13 digits: the merchant in the national repository. */
  readonly nationalMerchantId: string;
  /** ISO 18245. */
  readonly category: string;
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
}

/**
 * QRIS to a merchant (Bank Indonesia, regulation PADG 21/18/2019 and ASPI's "QRIS merchant-presented mode"): 26 is the merchant at
 * its acquirer, 51 in the national repository; 52 the category, 53 the currency (ISO 4217), 54 the amount, 58 the country,
 * 59 name, 60 city, 61 postal code, 62/05 the reference.
 */
export const qris = (merchant: Merchant): PaymentCode => ({
  currency: 'Rp',
  payloadOf: ({ amount, reference }) =>
    emvPayload([
      [
        '26',
        [
          ['00', merchant.acquirer],
          ['01', merchant.nationalPan],
          ['02', merchant.merchantId],
          ['03', merchant.criteria],
        ],
      ],
      [
        '51',
        [
          ['00', 'ID.CO.QRIS.WWW'],
          ['02', merchant.nationalMerchantId],
          ['03', merchant.criteria],
        ],
      ],
      ['52', merchant.category],
      ['53', '360'],
      ['54', amount],
      ['58', 'ID'],
      ['59', nameOf(merchant.name)],
      ['60', cityOf(merchant.city)],
      ['61', merchant.postalCode],
      ['62', [['05', ascii(reference)]]],
    ]),
});

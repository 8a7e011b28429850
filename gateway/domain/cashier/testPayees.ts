import type { PaymentCode } from './emv/paymentCode.ts';
import { qris } from './emv/qris.ts';
import { qrPhMerchant } from './emv/qrPh.ts';
import { vietQr } from './emv/vietQr.ts';

/** The payee of a QR code: the account as displayed beside the code, and the code. */
interface Payee {
  readonly bank?: string;
  readonly payee: string;
  readonly account: string;
  readonly code: PaymentCode;
}

/** Merchant category by ISO 18245: betting. */
const BETTING = '7995';

// The codes are valid but the payees do not exist, so that no payment reaches a stranger: a BIC whose eighth character
// is 0 is for tests (ISO 9362), vietnam-qr-pay 1.5.1 knows no bank with this BIN, and the acquirer's number at
// Indonesia's switch is 0000.

const SINAG = '88011725550148';
const HOA_SEN = '118072555014';
const AURORA = '936000000725550148';

export const SINAG_QR_PH: Payee = {
  payee: 'Sinag Payments',
  account: SINAG,
  code: qrPhMerchant({ bic: 'BAYAPHM0XXX', merchantId: SINAG, category: BETTING, name: 'Sinag Payments', city: 'Makati' }),
};

export const HOA_SEN_VIETQR: Payee = {
  bank: 'Ngân hàng Sông Hồng',
  payee: 'CTY TNHH HOA SEN',
  account: HOA_SEN,
  code: vietQr({ bankBin: '970000', account: HOA_SEN }),
};

export const AURORA_QRIS: Payee = {
  payee: 'Aurora Niaga',
  account: AURORA,
  code: qris({
    acquirer: 'ID.CO.CAKRAWALA.WWW',
    nationalPan: AURORA,
    merchantId: '118072555014',
    criteria: 'UME',
    nationalMerchantId: 'ID0000118072555',
    category: BETTING,
    name: 'Aurora Niaga',
    city: 'Jakarta Pusat',
    postalCode: '10110',
  }),
};

/** An address with a wrong checksum: wallets reject it. */
export const USDT = { account: 'TQx7mVh2KcB9rYdEwPz4NfJ6sLgU8aRt3D', network: 'TRON (TRC-20)' } as const;

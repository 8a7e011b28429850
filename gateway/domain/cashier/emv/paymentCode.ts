import { ascii } from './ascii.ts';

/** What one payment is. */
export interface Payment {
  /** In major units with the currency's own decimals: `500.00`, `200000`. */
  readonly amount: string;
  /** Identifies the payment. */
  readonly reference: string;
}

/** A payment code of one account, for payments in one currency. */
export interface PaymentCode {
  /** The currency symbol, as in merchants' config. */
  readonly currency: string;
  /** The text of the QR code. */
  readonly payloadOf: (payment: Payment) => string;
}

/** The longest name (field 59) and city (60) that EMVCo allows. */
const MOST_NAME = 25;
const MOST_CITY = 15;

export const nameOf = (name: string) => ascii(name).slice(0, MOST_NAME);
export const cityOf = (city: string) => ascii(city).slice(0, MOST_CITY);

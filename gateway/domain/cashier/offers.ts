import type { Bank } from '#site/api/contract/bankCards.ts';
import type { ChannelKind } from '#site/api/contract/deposits.ts';
import type { MerchantSeed } from '../../api/context.ts';
import type { PaymentCode } from './emv/paymentCode.ts';
import { AURORA_QRIS, HOA_SEN_VIETQR, SINAG_QR_PH, USDT } from './testPayees.ts';

/** A deposit channel. Amounts are in major units of the currency, hours in the merchant's time zone. */
export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly quick: readonly number[];
  /** Fee in ten-thousandths of the amount. */
  readonly feeRate?: number;
  readonly feeFixed?: number;
  /** How long a deposit usually takes, in minutes. */
  readonly minutes: number;
  /** Time to pay, in minutes. */
  readonly payMinutes: number;
  readonly hours?: readonly [opens: string, closes: string];
  /** Closed for maintenance. */
  readonly closed?: true;
  readonly payTo: {
    readonly bank?: string;
    readonly payee?: string;
    readonly account: string;
    /** Unit of another currency to pay in, and its price in major units of the merchant's currency. */
    readonly rate?: readonly [unit: string, cost: number];
    /** Network of a crypto address: a transfer on another network is lost. */
    readonly network?: string;
    /** Builds the QR code that bank apps read. */
    readonly code?: PaymentCode;
  };
}

/** Payout limits in major units; the number per day depends on the VIP rank. */
interface Payouts {
  readonly least: number;
  readonly most: number;
  readonly dailyAmount: number;
  readonly feeRate: number;
  readonly feeFixed: number;
  readonly minutes: number;
  /** Payouts of this amount or more are paid in two parts. */
  readonly partsFrom: number;
}

/** The deposit channels and payouts of one currency. */
export interface Offer {
  readonly channels: readonly Channel[];
  readonly payouts: Payouts;
  readonly banks: readonly Bank[];
}

/** Maximum number of a member's pending deposits. */
export const MOST_PENDING = 3;
/** Maximum number of bank cards per member. */
export const MOST_CARDS = 5;

const account = (bankCode: string, name: string, least: number, most = least): Bank => ({
  bankCode,
  name,
  kind: 'account',
  least,
  most,
  prefix: '',
});
const ewallet = (bankCode: string, name: string, digits: number, prefix: string): Bank => ({
  bankCode,
  name,
  kind: 'ewallet',
  least: digits,
  most: digits,
  prefix,
});
const DEBIT_CARD: Bank = { bankCode: 'CARD', name: 'Debit card', kind: 'card', least: 16, most: 19, prefix: '' };

const PESO: Offer = {
  channels: [
    {
      id: 'alon',
      kind: 'ewallet',
      name: 'Alon Wallet',
      least: 50,
      most: 20_000,
      quick: [100, 300, 500, 1000, 5000],
      minutes: 2,
      payMinutes: 15,
      payTo: { payee: 'Sinag Payments', account: '0917 555 0148' },
    },
    {
      id: 'qr',
      kind: 'qr',
      name: 'QR Ph',
      least: 50,
      most: 50_000,
      quick: [100, 500, 1000, 5000, 10_000],
      minutes: 1,
      payMinutes: 10,
      payTo: SINAG_QR_PH,
    },
    {
      id: 'bank',
      kind: 'bank',
      name: 'Bayani Bank',
      least: 500,
      most: 200_000,
      quick: [500, 1000, 5000, 10_000, 50_000],
      minutes: 10,
      payMinutes: 30,
      hours: ['06:00', '23:30'],
      payTo: { bank: 'Bayani Bank', payee: 'Sinag Payments Inc.', account: '1180 0725 5501' },
    },
    {
      id: 'usdt',
      kind: 'crypto',
      name: 'USDT (TRC-20)',
      least: 1000,
      most: 500_000,
      quick: [1000, 5000, 10_000, 50_000],
      feeRate: 100,
      minutes: 5,
      payMinutes: 30,
      payTo: { ...USDT, rate: ['USDT', 56] },
    },
    {
      id: 'store',
      kind: 'ewallet',
      name: 'Tindahan Pay',
      least: 100,
      most: 10_000,
      quick: [100, 500, 1000],
      feeFixed: 15,
      minutes: 30,
      payMinutes: 60,
      closed: true,
      payTo: { payee: 'Sinag Payments', account: '700 118 2255' },
    },
  ],
  payouts: { least: 100, most: 50_000, dailyAmount: 100_000, feeRate: 0, feeFixed: 10, minutes: 15, partsFrom: 1000 },
  banks: [
    account('BAYANI', 'Bayani Bank', 12),
    account('LUZON', 'Luzon Savings Bank', 10, 12),
    account('VISAYAS', 'Visayas Commercial Bank', 13),
    ewallet('ALON', 'Alon Wallet', 11, '09'),
    DEBIT_CARD,
  ],
};

const RUPIAH: Offer = {
  channels: [
    {
      id: 'qr',
      kind: 'qr',
      name: 'QRIS',
      least: 20_000,
      most: 10_000_000,
      quick: [50_000, 100_000, 250_000, 500_000, 1_000_000],
      minutes: 1,
      payMinutes: 10,
      payTo: AURORA_QRIS,
    },
    {
      id: 'bank',
      kind: 'bank',
      name: 'Bank Cakrawala',
      least: 50_000,
      most: 50_000_000,
      quick: [100_000, 250_000, 500_000, 1_000_000, 5_000_000],
      minutes: 10,
      payMinutes: 30,
      hours: ['05:00', '23:30'],
      payTo: { bank: 'Bank Cakrawala', payee: 'PT Aurora Niaga', account: '118 072 5550' },
    },
    {
      id: 'ombak',
      kind: 'ewallet',
      name: 'Ombak',
      least: 20_000,
      most: 5_000_000,
      quick: [50_000, 100_000, 250_000, 500_000],
      feeFixed: 1500,
      minutes: 2,
      payMinutes: 15,
      payTo: { payee: 'Aurora Niaga', account: '0812 5550 1487' },
    },
    {
      id: 'usdt',
      kind: 'crypto',
      name: 'USDT (TRC-20)',
      least: 200_000,
      most: 100_000_000,
      quick: [500_000, 1_000_000, 5_000_000],
      feeRate: 100,
      minutes: 5,
      payMinutes: 30,
      payTo: { ...USDT, rate: ['USDT', 15_800] },
    },
  ],
  payouts: {
    least: 50_000,
    most: 20_000_000,
    dailyAmount: 50_000_000,
    feeRate: 0,
    feeFixed: 2500,
    minutes: 15,
    partsFrom: 500_000,
  },
  banks: [
    account('CAKRAWALA', 'Bank Cakrawala', 10),
    account('SAMUDRA', 'Bank Samudra', 13, 15),
    ewallet('OMBAK', 'Ombak', 12, '08'),
    DEBIT_CARD,
  ],
};

const DONG: Offer = {
  channels: [
    {
      id: 'qr',
      kind: 'qr',
      name: 'VietQR',
      least: 50_000,
      most: 50_000_000,
      quick: [100_000, 200_000, 500_000, 1_000_000, 5_000_000],
      minutes: 1,
      payMinutes: 10,
      payTo: HOA_SEN_VIETQR,
    },
    {
      id: 'bank',
      kind: 'bank',
      name: 'Ngân hàng Sông Hồng',
      least: 100_000,
      most: 300_000_000,
      quick: [200_000, 500_000, 1_000_000, 5_000_000, 10_000_000],
      minutes: 10,
      payMinutes: 30,
      hours: ['05:00', '23:30'],
      payTo: { bank: 'Ngân hàng Sông Hồng', payee: 'CTY TNHH HOA SEN', account: '1180 7255 5014' },
    },
    {
      id: 'sen',
      kind: 'ewallet',
      name: 'Ví Sen',
      least: 50_000,
      most: 20_000_000,
      quick: [100_000, 200_000, 500_000, 1_000_000],
      feeRate: 50,
      minutes: 2,
      payMinutes: 15,
      payTo: { payee: 'HOA SEN', account: '0912 555 014' },
    },
    {
      id: 'usdt',
      kind: 'crypto',
      name: 'USDT (TRC-20)',
      least: 500_000,
      most: 500_000_000,
      quick: [1_000_000, 5_000_000, 10_000_000],
      feeRate: 100,
      minutes: 5,
      payMinutes: 30,
      closed: true,
      payTo: { ...USDT, rate: ['USDT', 25_400] },
    },
  ],
  payouts: {
    least: 100_000,
    most: 100_000_000,
    dailyAmount: 300_000_000,
    feeRate: 0,
    feeFixed: 0,
    minutes: 15,
    partsFrom: 1_000_000,
  },
  banks: [
    account('SONGHONG', 'Ngân hàng Sông Hồng', 12, 14),
    account('CUULONG', 'Ngân hàng Cửu Long', 10, 13),
    ewallet('SEN', 'Ví Sen', 10, '09'),
    DEBIT_CARD,
  ],
};

/** By currency symbol, as in every merchant's config. */
const OFFERS: Readonly<Record<string, Offer>> = { '₱': PESO, Rp: RUPIAH, '₫': DONG };

/**
 * The cashier offer of a merchant. An unknown currency uses the peso's offer, or the dong's if it has no minor units.
 */
export function offerOf({ currency }: Pick<MerchantSeed, 'currency'>): Offer {
  return OFFERS[currency.symbol] ?? (currency.exponent === 0 ? DONG : PESO);
}

/** Minor units of an amount in major ones. */
export function minor(amount: number, { currency }: Pick<MerchantSeed, 'currency'>): number {
  return amount * 10 ** currency.exponent;
}

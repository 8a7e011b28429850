import { after, amountProblem, DEPOSIT_MACHINE, feeFor } from '#site/api/contract/cashierRules.ts';
import type { DepositEvent, DepositStatus } from '#site/api/contract/cashierRules.ts';
import type { DepositChannel, DepositOrder } from '#site/api/contract/deposits.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer, Refusal } from '../../api/answer.ts';
import type { MerchantSeed, RequestContext } from '../../api/context.ts';
import { mustMove } from '../ledger/ledger.ts';
import { depositRefusal } from '../responsiblePlay/limits.ts';
import { timeZoneOf } from '../records/period.ts';
import { openingOf } from './hours.ts';
import { minor, MOST_PENDING, offerOf } from './offers.ts';
import type { Channel } from './offers.ts';
import { newOrderNo, newReference, orderRow } from './orders.ts';
import type { Desk, MemberContext } from './orders.ts';

const MINUTE_MS = 60_000;
/** How long the simulated bank takes to find a payment. */
const BANK_FINDS_MS = 6000;

export interface DepositRow {
  readonly id: number;
  readonly account_id: number;
  readonly order_no: string;
  readonly channel: string;
  readonly amount: number;
  readonly fee: number;
  readonly reference: string;
  readonly status: DepositStatus;
  readonly created_at: number;
  readonly expires_at: number;
  readonly paid_at: number | null;
  readonly closed_at: number | null;
  readonly due_at: number | null;
}

/** The merchant's deposit channels with their current state. */
export function channelsNow(context: Pick<RequestContext, 'merchant' | 'now'>): DepositChannel[] {
  const { seed } = context.merchant;
  return offerOf(seed).channels.map((channel) => ({
    channelId: channel.id,
    kind: channel.kind,
    name: channel.name,
    ...boundsOf(channel, seed),
    quickAmounts: channel.quick.map((amount) => minor(amount, seed)),
    ...feeOf(channel, seed),
    minutes: channel.minutes,
    payMinutes: channel.payMinutes,
    opens: channel.hours?.[0] ?? null,
    closes: channel.hours?.[1] ?? null,
    ...openingOf(channel, context.now(), timeZoneOf(context)),
  }));
}

const boundsOf = ({ least, most }: Channel, seed: MerchantSeed) => ({ least: minor(least, seed), most: minor(most, seed) });
const feeOf = ({ feeRate = 0, feeFixed = 0 }: Channel, seed: MerchantSeed) => ({ feeRate, feeFixed: minor(feeFixed, seed) });

/** Creates an order. Must run inside the write's transaction. */
export function openDeposit(channelId: string, amount: number, context: MemberContext): Answer<DepositOrder> {
  const { db, now, random, merchant, account } = context;
  const channel = offerOf(merchant.seed).channels.find(({ id }) => id === channelId);
  const refused = refusalOf(channel, amount, context);
  if (channel === undefined || refused !== undefined) return refused ?? refuse(PAGE_CODE.depositChannelClosed, { field: 'channelId' });
  const at = now();
  const orderNo = newOrderNo('deposit_orders', context);
  const expiresAt = at + channel.payMinutes * MINUTE_MS;
  db.run(
    `INSERT INTO deposit_orders (merchant, account_id, order_no, channel, amount, fee, reference, status, created_at, expires_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?)`,
    merchant.code,
    account.id,
    orderNo,
    channel.id,
    amount,
    feeFor(amount, feeOf(channel, merchant.seed)),
    newReference(random),
    at,
    expiresAt,
    expiresAt,
  );
  return depositAnswer(orderNo, context);
}

/** Every reason to refuse a deposit; runs before anything is written. */
function refusalOf(channel: Channel | undefined, amount: number, context: MemberContext): Refusal | undefined {
  const { db, now, merchant, account } = context;
  if (channel === undefined || !openingOf(channel, now(), timeZoneOf(context)).isOpen)
    return refuse(PAGE_CODE.depositChannelClosed, { field: 'channelId' });
  const bounds = boundsOf(channel, merchant.seed);
  if (amountProblem(amount, bounds)) return refuse(PAGE_CODE.amountInvalid, { field: 'amount', ...bounds });
  const open = db.get<{ pending: number; waiting: number }>(
    `SELECT coalesce(sum(status = 'pending'), 0) AS pending, coalesce(sum(amount - fee), 0) AS waiting
     FROM deposit_orders WHERE account_id = ? AND status IN ('pending', 'paid')`,
    account.id,
  ) ?? { pending: 0, waiting: 0 };
  if (open.pending >= MOST_PENDING) return refuse(PAGE_CODE.depositTooMany);
  return depositRefusal(context, account, amount, open.waiting);
}

/** One of the member's deposits, or a not-found refusal. */
export function depositAnswer(orderNo: string, context: MemberContext): Answer<DepositOrder> {
  const row = orderRow<DepositRow>('deposit_orders', orderNo, context);
  return row === undefined ? refuse(PAGE_CODE.orderUnknown) : ok(depositOf(row, context));
}

/** The player's own action on an order: pay or cancel. */
export function actOn(orderNo: string, action: 'pay' | 'cancel', context: MemberContext): Answer<DepositOrder> {
  const row = orderRow<DepositRow>('deposit_orders', orderNo, context);
  if (row === undefined) return refuse(PAGE_CODE.orderUnknown);
  const done = stepDeposit({ db: context.db, merchant: context.merchant.code, at: context.now() }, row, action);
  return done ? depositAnswer(orderNo, context) : refuse(PAGE_CODE.orderMovedOn);
}

/**
 * Applies one event to an order and moves its money in the same transaction. Returns false if the transition is not
 * allowed.
 */
export function stepDeposit({ db, merchant, at }: Desk, row: DepositRow, event: DepositEvent): boolean {
  const status = after(DEPOSIT_MACHINE, row.status, event);
  if (status === undefined) return false;
  return db.transaction(() => {
    const isPaid = status === 'paid';
    const { changes } = db.run(
      'UPDATE deposit_orders SET status = ?, paid_at = coalesce(?, paid_at), closed_at = ?, due_at = ? WHERE id = ? AND status = ?',
      status,
      isPaid ? at : null,
      isPaid ? null : at,
      isPaid ? at + BANK_FINDS_MS : null,
      row.id,
      row.status,
    );
    if (changes === 0) return false;
    if (status !== 'credited') return true;
    mustMove(db, {
      merchant,
      kind: 'deposit',
      idempotencyKey: `deposit ${row.id}`,
      accountId: row.account_id,
      amount: row.amount - row.fee,
      at,
      reference: row.order_no,
      subject: `deposit:${row.channel}`,
    });
    return true;
  });
}

/** Applies time-based transitions: unpaid orders expire, and the simulated bank finds paid ones and credits them. */
export function settleDeposits(desk: Desk): void {
  const due = desk.db.all<DepositRow>(
    'SELECT * FROM deposit_orders WHERE merchant = ? AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id',
    desk.merchant,
    desk.at,
  );
  for (const row of due) {
    if (row.status === 'pending') stepDeposit({ ...desk, at: row.expires_at }, row, 'expire');
    else stepDeposit(desk, row, 'credit');
  }
}

/** An order in the shape of the API. */
export function depositOf(row: DepositRow, context: MemberContext): DepositOrder {
  const channel = offerOf(context.merchant.seed).channels.find(({ id }) => id === row.channel);
  const isOpen = row.status === 'pending' || row.status === 'paid';
  return {
    orderNo: row.order_no,
    status: row.status,
    channelName: channel?.name ?? row.channel,
    kind: channel?.kind ?? 'bank',
    amount: row.amount,
    fee: row.fee,
    credit: row.amount - row.fee,
    reference: row.reference,
    minutes: channel?.minutes ?? 0,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    closedAt: row.closed_at,
    instructions: isOpen && channel !== undefined ? instructionsOf(channel, row, context.merchant.seed) : null,
  };
}

/** Decimals of amounts paid in another currency. */
const OTHER_PLACES = 2;

function instructionsOf(
  { payTo }: Channel,
  { amount, reference }: DepositRow,
  { currency }: MerchantSeed,
): NonNullable<DepositOrder['instructions']> {
  const { bank = null, payee = null, account, network = null, code, rate: [unit, cost] = [] } = payTo;
  const scale = 10 ** OTHER_PLACES;
  const exactly =
    unit === undefined || cost === undefined
      ? null
      : `${(Math.ceil((amount * scale) / minor(cost, { currency })) / scale).toFixed(OTHER_PLACES)} ${unit}`;
  const major = (amount / 10 ** currency.exponent).toFixed(currency.exponent);
  return {
    bank,
    payee,
    account,
    exactly,
    network,
    // A code is for one currency, and other merchants may have the same offer.
    payload: code?.currency === currency.symbol ? code.payloadOf({ amount: major, reference }) : null,
    appLink: null,
  };
}

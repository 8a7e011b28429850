import { after, WITHDRAWAL_MACHINE } from '#site/api/contract/cashierRules.ts';
import type { WithdrawalEvent, WithdrawalStatus } from '#site/api/contract/cashierRules.ts';
import type { PaymentStatus, REJECTIONS } from '#site/api/contract/withdrawals.ts';
import type { MerchantSeed } from '../../api/context.ts';
import type { SqlValue } from '../../db/database.ts';
import { mustTransfer } from '../ledger/ledger.ts';
import type { Holder } from '../ledger/ledger.ts';
import { minor, offerOf } from './offers.ts';
import type { Desk } from './orders.ts';

const MINUTE_MS = 60_000;
/** How long the simulated back office reviews a request. */
export const REVIEW_MS = 5000;
/** The same for VIP levels with priority review. */
export const FAST_REVIEW_MS = 1000;
/** How long it takes to send a payment. */
const SEND_MS = 5000;
/** Share of the first part of a split payout, in percent. */
const FIRST_PART = 60;
const AUTO_RECEIPT_MINUTES = 30;

export type Rejection = (typeof REJECTIONS)[number];

export interface WithdrawalRow {
  readonly id: number;
  readonly account_id: number;
  readonly order_no: string;
  readonly bank_code: string;
  readonly holder_name: string;
  readonly number: string;
  readonly amount: number;
  readonly fee: number;
  readonly received: number;
  readonly status: WithdrawalStatus;
  readonly reason: Rejection | null;
  readonly claim: string | null;
  readonly claim_images: number;
  readonly claimed_at: number | null;
  readonly created_at: number;
  readonly closed_at: number | null;
  readonly due_at: number | null;
}

export interface PaymentRow {
  readonly id: number;
  readonly order_id: number;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly sent_at: number;
  readonly settled_at: number | null;
}

export const autoReceiptMinutes = ({ autoReceiptMinutes: minutes = AUTO_RECEIPT_MINUTES }: MerchantSeed): number => minutes;

/** The payments of an order, the first one first. */
export function paymentsOf({ db }: Pick<Desk, 'db'>, orderId: number): PaymentRow[] {
  return db.all<PaymentRow>('SELECT * FROM withdrawal_payments WHERE order_id = ? ORDER BY id', orderId);
}

/** The amount of a payout that has not arrived yet. */
export const remainingOf = ({ amount, fee, received }: WithdrawalRow): number => amount - fee - received;

/** The merchant's cashier at a given time. */
export interface PayoutDesk extends Desk {
  readonly seed: MerchantSeed;
}

/**
 * Applies one event to an order and updates `columns` with it. Returns `false`, and writes nothing, if the transition
 * is not allowed.
 */
function step({ db }: Desk, row: WithdrawalRow, event: WithdrawalEvent, columns: Readonly<Record<string, SqlValue>>): boolean {
  const status = after(WITHDRAWAL_MACHINE, row.status, event);
  if (status === undefined) return false;
  const names = Object.keys(columns);
  const { changes } = db.run(
    `UPDATE withdrawal_orders SET status = ?, ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ? AND status = ?`,
    status,
    ...Object.values(columns),
    row.id,
    row.status,
  );
  return changes > 0;
}

/** Approves an order: charges the fee and sends the first payment. */
export function approve(desk: PayoutDesk, row: WithdrawalRow): boolean {
  return desk.db.transaction(() => {
    if (!step(desk, row, 'approve', { due_at: desk.at + SEND_MS })) return false;
    if (row.fee > 0) pay(desk, row, { to: { kind: 'house' }, amount: row.fee, key: 'fee' });
    return true;
  });
}

/** Rejects an order and returns the full amount. */
export function reject(desk: Desk, row: WithdrawalRow, reason: Rejection): boolean {
  return desk.db.transaction(() => {
    if (!step(desk, row, 'reject', { due_at: null, closed_at: desk.at, reason })) return false;
    pay(desk, row, { to: { kind: 'wallet', owner: row.account_id }, amount: row.amount, key: 'returned' });
    return true;
  });
}

/** Sends the next payment: the whole remaining amount, or the first part of a large one. */
export function sendPayment(desk: PayoutDesk, row: WithdrawalRow): boolean {
  const { db, merchant, at, seed } = desk;
  return db.transaction(() => {
    if (!step(desk, row, 'send', { due_at: at + autoReceiptMinutes(seed) * MINUTE_MS })) return false;
    const remaining = remainingOf(row);
    const isFirst = paymentsOf(desk, row.id).length === 0;
    const inParts = isFirst && row.amount >= minor(offerOf(seed).payouts.partsFrom, seed);
    const amount = inParts ? Math.floor((remaining * FIRST_PART) / 100) : remaining;
    const { id } = db.run(
      "INSERT INTO withdrawal_payments (merchant, order_id, amount, status, sent_at) VALUES (?, ?, ?, 'sent', ?)",
      merchant,
      row.id,
      amount,
      at,
    );
    pay(desk, row, { to: { kind: 'cashier' }, amount, key: `payment ${id}` });
    return true;
  });
}

/**
 * Marks the open payment as received, by the player's confirmation or without it (`forced`); with `whole`, the
 * remaining amount counts as received too.
 */
export function receive(desk: Desk, row: WithdrawalRow, { forced = false, whole = false }): boolean {
  const { db, at } = desk;
  const asked = openPayment(desk, row.id);
  if (asked === undefined) return false;
  return db.transaction(() => {
    const remaining = remainingOf(row);
    const rest = remaining - asked.amount;
    const isAll = whole || rest === 0;
    const received = row.received + (isAll ? remaining : asked.amount);
    const columns = { received, due_at: isAll ? null : at + SEND_MS, closed_at: isAll ? at : null };
    if (!step(desk, row, isAll ? 'receiveAll' : 'receivePart', columns)) return false;
    settlePayment(desk, asked, forced ? 'forced' : 'received');
    // The player confirms receipt, so the amount was paid.
    if (isAll && rest > 0) pay(desk, row, { to: { kind: 'cashier' }, amount: rest, key: 'rest' });
    return true;
  });
}

/** The player reports a missing payment: it waits for the back office, without a timeout. */
export function dispute(desk: Desk, row: WithdrawalRow, text: string, images: number): boolean {
  const asked = openPayment(desk, row.id);
  if (asked?.status !== 'sent') return false;
  return desk.db.transaction(() => {
    if (!step(desk, row, 'dispute', { due_at: null, claim: text, claim_images: images, claimed_at: desk.at })) return false;
    settlePayment(desk, asked, 'investigating');
    return true;
  });
}

/** The back office finds that a disputed payment did not arrive: holds the money again and sends it once more. */
export function resend(desk: Desk, row: WithdrawalRow): boolean {
  const asked = openPayment(desk, row.id);
  if (asked === undefined) return false;
  return desk.db.transaction(() => {
    if (!step(desk, row, 'resend', { due_at: desk.at + SEND_MS })) return false;
    settlePayment(desk, asked, 'returned');
    pay(desk, row, { from: { kind: 'cashier' }, to: held(row), amount: asked.amount, key: `payment ${asked.id} returned` });
    return true;
  });
}

/**
 * Applies time-based transitions: approves requests, sends payments, and marks unconfirmed payments as received. Each
 * step is timed from when the previous one was due, so the result does not depend on when this runs.
 */
export function settlePayouts(desk: PayoutDesk): void {
  for (;;) {
    const row = desk.db.get<WithdrawalRow>(
      'SELECT * FROM withdrawal_orders WHERE merchant = ? AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1',
      desk.merchant,
      desk.at,
    );
    if (row?.due_at === null || row === undefined) return;
    const then = { ...desk, at: row.due_at };
    const done =
      row.status === 'pending'
        ? approve(then, row)
        : row.status === 'paying'
          ? sendPayment(then, row)
          : receive(then, row, { forced: true });
    if (!done) throw new Error(`Withdrawal ${row.order_no} is due, but nothing can happen to it as ${row.status}`);
  }
}

/** The payment that waits for the player or the back office. */
export function openPayment(desk: Pick<Desk, 'db'>, orderId: number): PaymentRow | undefined {
  return paymentsOf(desk, orderId).find(({ status }) => status === 'sent' || status === 'investigating');
}

function settlePayment({ db, at }: Desk, { id }: PaymentRow, status: PaymentStatus): void {
  db.run('UPDATE withdrawal_payments SET status = ?, settled_at = ? WHERE id = ?', status, status === 'investigating' ? null : at, id);
}

export const held = ({ account_id: owner }: Pick<WithdrawalRow, 'account_id'>): Holder => ({ kind: 'held', owner });

interface Payment {
  /** Defaults to the money held for the order. */
  readonly from?: Holder;
  readonly to: Holder;
  readonly amount: number;
  readonly key: string;
}

/** Moves an order's money. A failure is a server error and rolls the step back. */
function pay({ db, merchant, at }: Desk, row: WithdrawalRow, { from = held(row), to, amount, key }: Payment): void {
  mustTransfer(db, {
    merchant,
    kind: 'withdrawal',
    idempotencyKey: `withdrawal ${row.id} ${key}`,
    from,
    to,
    amount,
    at,
    reference: row.order_no,
    subject: `withdrawal:${row.bank_code}`,
  });
}

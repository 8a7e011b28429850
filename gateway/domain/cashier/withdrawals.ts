import { amountProblem, feeFor } from '#site/api/contract/cashierRules.ts';
import { dayAt, startOfDay } from '#site/api/contract/days.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { WithdrawalOrder, WithdrawSettings } from '#site/api/contract/withdrawals.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer, Refusal } from '../../api/answer.ts';
import { privilegesOf } from '../../api/ranks.ts';
import { transfer } from '../ledger/ledger.ts';
import { timeZoneOf } from '../records/period.ts';
import { consumeUploads } from '../uploads/uploads.ts';
import { bankOf } from './bankCards.ts';
import type { CardRow } from './bankCards.ts';
import { minor, offerOf } from './offers.ts';
import { masked, newOrderNo, orderRow } from './orders.ts';
import type { MemberContext } from './orders.ts';
import { autoReceiptMinutes, dispute, FAST_REVIEW_MS, held, openPayment, paymentsOf, receive, remainingOf, REVIEW_MS } from './payouts.ts';
import type { WithdrawalRow } from './payouts.ts';

/** The member's current withdrawal settings. */
export function settingsNow(context: MemberContext): WithdrawSettings {
  const { merchant, db, now, account } = context;
  const { seed } = merchant;
  const { payouts } = offerOf(seed);
  const zone = timeZoneOf(context);
  const today = db.get<{ count: number; amount: number }>(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM withdrawal_orders
     WHERE account_id = ? AND created_at >= ? AND status <> 'rejected'`,
    account.id,
    startOfDay(dayAt(now(), zone), zone),
  ) ?? { count: 0, amount: 0 };
  const { withdrawals: dailyCount } = privilegesOf(context, account);
  const dailyAmount = minor(payouts.dailyAmount, seed);
  return {
    least: minor(payouts.least, seed),
    most: minor(payouts.most, seed),
    dailyCount,
    dailyAmount,
    countLeft: Math.max(0, dailyCount - today.count),
    amountLeft: Math.max(0, dailyAmount - today.amount),
    feeRate: payouts.feeRate,
    feeFixed: minor(payouts.feeFixed, seed),
    minutes: payouts.minutes,
    autoReceiptMinutes: autoReceiptMinutes(seed),
  };
}

/** Validates an amount against the rules, before the payment password is checked. */
export function amountRefusal(amount: number, context: MemberContext): Refusal | undefined {
  const settings = settingsNow(context);
  if (amountProblem(amount, settings))
    return refuse(PAGE_CODE.amountInvalid, { field: 'amount', least: settings.least, most: settings.most });
  if (settings.countLeft === 0) return refuse(PAGE_CODE.withdrawalCountReached);
  return amount > settings.amountLeft
    ? refuse(PAGE_CODE.withdrawalAmountReached, { field: 'amount', least: settings.least, most: settings.amountLeft })
    : undefined;
}

/** Creates an order and holds its money. Must run inside the write's transaction. */
export function openWithdrawal(card: CardRow, amount: number, context: MemberContext): Answer<WithdrawalOrder> {
  const { db, now, merchant, account } = context;
  const at = now();
  const orderNo = newOrderNo('withdrawal_orders', context);
  const money = { merchant: merchant.code, kind: 'withdrawal', reference: orderNo, subject: `withdrawal:${card.bank_code}` } as const;
  const moved = transfer(db, {
    ...money,
    idempotencyKey: `withdrawal ${orderNo} held`,
    from: { kind: 'wallet', owner: account.id },
    to: held({ account_id: account.id }),
    amount,
    at,
  });
  if (moved !== 'moved') return refuse(ERROR_CODE.balanceInsufficient, { field: 'amount' });
  db.run(
    `INSERT INTO withdrawal_orders (merchant, account_id, order_no, bank_code, holder_name, number, amount, fee, status, created_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    merchant.code,
    account.id,
    orderNo,
    card.bank_code,
    card.holder_name,
    card.number,
    amount,
    feeFor(amount, settingsNow(context)),
    at,
    at + (privilegesOf(context, account).fast_payout === 1 ? FAST_REVIEW_MS : REVIEW_MS),
  );
  return withdrawalAnswer(orderNo, context);
}

/** One of the member's withdrawals, or a not-found refusal. */
export function withdrawalAnswer(orderNo: string, context: MemberContext): Answer<WithdrawalOrder> {
  const row = orderRow<WithdrawalRow>('withdrawal_orders', orderNo, context);
  return row === undefined ? refuse(PAGE_CODE.orderUnknown) : ok(withdrawalOf(row, context));
}

/** The member's withdrawals that wait for confirmation, the most urgent first. */
export function unconfirmed(context: MemberContext): WithdrawalOrder[] {
  return context.db
    .all<WithdrawalRow>(
      "SELECT * FROM withdrawal_orders WHERE account_id = ? AND status = 'paidOut' ORDER BY due_at, id",
      context.account.id,
    )
    .map((row) => withdrawalOf(row, context));
}

/** The player's confirmation or dispute of a payment. Must run inside the write's transaction. */
export function confirm(
  { orderNo, sentAt, action, text = '', images = [] }: HandlerInput<Calls['confirmWithdrawal']>,
  context: MemberContext,
): Answer<WithdrawalOrder> {
  const { db, merchant, account, now } = context;
  const row = orderRow<WithdrawalRow>('withdrawal_orders', orderNo, context);
  if (row === undefined) return refuse(PAGE_CODE.orderUnknown);
  const desk = { db, merchant: merchant.code, at: now() };
  if (openPayment(desk, row.id)?.sent_at !== sentAt) return refuse(PAGE_CODE.orderMovedOn);
  if (action !== 'notReceived') {
    const done = receive(desk, row, { whole: action === 'fullyPaid' });
    return done ? withdrawalAnswer(orderNo, context) : refuse(PAGE_CODE.orderMovedOn);
  }
  if (images.length === 0) return refuse(PAGE_CODE.proofRequired, { field: 'images' });
  if (row.status !== 'paidOut') return refuse(PAGE_CODE.orderMovedOn);
  const taken = consumeUploads(db, { merchant: merchant.code, accountId: account.id, ids: images, purpose: `withdrawal:${row.id}` });
  if (!taken) return refuse(PAGE_CODE.uploadUnknown, { field: 'images' });
  return dispute(desk, row, text, images.length) ? withdrawalAnswer(orderNo, context) : refuse(PAGE_CODE.orderMovedOn);
}

/** An order in the shape of the API. */
export function withdrawalOf(row: WithdrawalRow, context: MemberContext): WithdrawalOrder {
  const payments = paymentsOf(context, row.id);
  const asked = payments.find(({ status }) => status === 'sent' || status === 'investigating');
  return {
    orderNo: row.order_no,
    status: row.status,
    bankName: bankOf(row.bank_code, context.merchant.seed)?.name ?? row.bank_code,
    number: masked(row.number),
    holderName: row.holder_name,
    amount: row.amount,
    fee: row.fee,
    payout: row.amount - row.fee,
    received: row.received,
    remaining: row.status === 'rejected' ? 0 : remainingOf(row),
    createdAt: row.created_at,
    closedAt: row.closed_at,
    reason: row.reason,
    asked: asked === undefined ? null : { amount: asked.amount, sentAt: asked.sent_at, confirmBefore: row.due_at },
    payments: payments.map(({ amount, status, sent_at: sentAt, settled_at: settledAt }) => ({ amount, status, sentAt, settledAt })),
    claim: row.claimed_at === null ? null : { text: row.claim ?? '', images: row.claim_images, claimedAt: row.claimed_at },
  };
}
